import { useSuspenseQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import type { Right } from '#shared/workspaces/rights'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { isGranted } from './is-granted.ts'

/** Whether the user may do in a workspace of theirs what a member needs a right for. */
export const useIsGranted = (region: Region, workspaceId: string, right: Right): boolean => {
  const { data: me } = useSuspenseQuery(meQuery(region))
  const workspace = me.workspaces.find(({ uid }) => uid === workspaceId)
  return workspace !== undefined && isGranted(workspace, right)
}
