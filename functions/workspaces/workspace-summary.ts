import type { WorkspaceSummary } from '#shared/workspaces/schema'
import type { StoredWorkspace } from './store.ts'

/** A workspace as the switcher shows it. */
export const workspaceSummary = (
  { uid, workspaceName, workspacePhotoURL }: StoredWorkspace,
  grant: Pick<WorkspaceSummary, 'role' | 'rights'>,
): WorkspaceSummary => ({ uid, workspaceName, workspacePhotoURL, ...grant })
