import type { SealedContext } from '#lib/sealed'
import type { OwnApp } from './store.ts'

/** What an app's sealed secret belongs to: under another workspace, or at another app, it does not open. */
export const ownAppSecret = ({ workspaceId, appKey }: Pick<OwnApp, 'workspaceId' | 'appKey'>): SealedContext => ({
  workspaceId,
  item: `APP#${appKey}`,
  field: 'secret',
})
