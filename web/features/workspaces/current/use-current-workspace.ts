import { useSuspenseQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { currentWorkspace } from './current-workspace.ts'

/** The workspace that the screens show; it follows a choice in this and in other tabs. */
export const useCurrentWorkspace = (region: Region) => {
  const { data: me } = useSuspenseQuery(meQuery(region))
  usePersisted(`workspace.${region}`, '')
  return currentWorkspace(region, me)
}
