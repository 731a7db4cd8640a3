import { useSuspenseQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { openWorkspace } from '#web/features/workspaces/open-workspace.ts'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { usePersisted } from '#web/lib/use-persisted.ts'

/** The workspace that the screens show; it follows a choice in this tab and in others. */
export const useOpenWorkspace = (region: Region) => {
  const { data: me } = useSuspenseQuery(meQuery(region))
  usePersisted(`workspace.${region}`, '')
  return openWorkspace(region, me)
}
