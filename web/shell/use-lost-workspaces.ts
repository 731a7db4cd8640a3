import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Region } from '#shared/regions'
import { lostWorkspaces } from '#web/features/workspaces/lost-workspaces.ts'
import { meQuery, openWorkspacesQuery } from '#web/features/workspaces/queries.ts'
import { t } from '#web/shell/t.ts'
import { notify } from '#web/ui/notify.ts'

/** Somebody who is taken out of a workspace while they work in it is told, and sees nothing of it any more. */
export const useLostWorkspaces = (region: Region): void => {
  const queries = useQueryClient()
  const router = useRouter()
  const { data: me, dataUpdatedAt } = useSuspenseQuery(meQuery(region))
  const { data: open } = useQuery({
    ...openWorkspacesQuery(region),
    // what was just learned need not be asked for
    initialData: () => ({ workspaces: me.workspaces, at: dataUpdatedAt }),
    initialDataUpdatedAt: dataUpdatedAt,
  })
  const lost = lostWorkspaces({ workspaces: me.workspaces, at: dataUpdatedAt }, open)
  const shut = useEffectEvent(async () => {
    const { workspaces } = await queries.fetchQuery({ ...meQuery(region), staleTime: 0 })
    const gone = lost.filter(({ uid }) => !workspaces.some((one) => one.uid === uid))
    if (gone.length === 0) return
    for (const { workspaceName: name } of gone) notify(t('noLongerMember', { name }), { tone: 'bad', stay: 'long' })
    queries.removeQueries({
      predicate: ({ queryKey: [feature, where] }) => feature !== 'workspaces' && where === region,
    })
    await router.invalidate()
  })
  const ids = lost.map(({ uid }) => uid).join()
  useEffect(() => {
    // a look that fails is repeated with the next one
    if (ids !== '') shut().catch(() => undefined)
  }, [ids])
}
