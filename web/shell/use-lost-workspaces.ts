import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Region } from '#shared/regions'
import type { WorkspaceSummary } from '#shared/workspaces/schema'
import { useLive } from '#web/lib/live/use-live.ts'
import { t } from '#web/shell/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { accessibleWorkspacesQuery, leaveWorkspaceMutation, meQuery } from '#web-features/workspaces'
import { membershipWatch, useCurrentWorkspace } from '#web-features/workspaces/current'

/** A member who is removed from a workspace while they work in it is notified, and its data is dropped. */
export const useLostWorkspaces = (region: Region): void => {
  const queries = useQueryClient()
  const router = useRouter()
  const [watch] = useState(membershipWatch)
  const { data: me, dataUpdatedAt } = useSuspenseQuery(meQuery(region))
  const { uid: workspaceId } = useCurrentWorkspace(region)
  const isLive = useLive(region, { kind: 'workspace', workspaceId }, (change) => {
    if (change?.type === 'left')
      void queries.invalidateQueries({ queryKey: accessibleWorkspacesQuery(region).queryKey })
  })
  const { data: open } = useQuery({
    ...accessibleWorkspacesQuery(region, isLive),
    // the answer that has just arrived need not be fetched again
    initialData: () => ({ workspaces: me.workspaces, at: dataUpdatedAt }),
    initialDataUpdatedAt: dataUpdatedAt,
  })
  const checkMemberships = useEffectEvent(async () => {
    if (watch.lost(region, { workspaces: me.workspaces, at: dataUpdatedAt }, open).length === 0) return
    const { workspaces } = await queries.fetchQuery({ ...meQuery(region), staleTime: 0 })
    // a member who left knows
    const isLeaving = ({ uid }: WorkspaceSummary) =>
      queries.getMutationCache().find({
        mutationKey: leaveWorkspaceMutation(region, uid).mutationKey ?? [],
        predicate: ({ state }) => state.status !== 'error',
      }) !== undefined
    const lost = watch.confirm(region, workspaces).filter((workspace) => !isLeaving(workspace))
    if (lost.length === 0) return
    for (const { workspaceName: name } of lost) notify(t('noLongerMember', { name }), { tone: 'bad', stay: 'long' })
    queries.removeQueries({
      predicate: ({ queryKey: [feature, where] }) => feature !== 'workspaces' && where === region,
    })
    await router.invalidate()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is checked, and one that could not be confirmed is checked again with the next
  useEffect(() => {
    checkMemberships().catch(() => undefined)
  }, [region, dataUpdatedAt, open?.at])
}
