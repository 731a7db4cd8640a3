import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Region } from '#shared/regions'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { currentWorkspace } from './current-workspace.ts'

/** An agent that is opened by its address is shown in its own workspace, where the member belongs to that one too. */
export const useWorkspaceOf = (region: Region, agent: { readonly ownerID: string } | undefined): void => {
  const { data: me } = useSuspenseQuery(meQuery(region))
  const [, choose] = usePersisted(`workspace.${region}`, '')
  const owner = agent?.ownerID
  const isMine = owner === me.workspace.uid || me.workspaces.some(({ uid }) => uid === owner)
  const isElsewhere = owner !== undefined && isMine && owner !== currentWorkspace(region, me).uid
  // biome-ignore lint/correctness/useExhaustiveDependencies: a member may choose another workspace while the agent is open
  useEffect(() => {
    if (isElsewhere && owner !== undefined) choose(owner)
  }, [owner])
}
