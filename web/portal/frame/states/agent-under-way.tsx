import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { completeMutation } from '#web/portal/onboarding/queries.ts'
import { t } from '#web/portal/onboarding/t.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { NoAgents } from './blocked.tsx'

const LOOK_MS = 2000

/**
 * A client who has left the onboarding while their agent was being created. Ending it once more is no error: it says whether the
 * agent is still to come, and makes the plain one where the creation was lost.
 */
export const AgentUnderWay = () => {
  const { region } = useBrand()
  const router = useRouter()
  const { data: me } = useQuery({ ...meQuery(region), refetchInterval: LOOK_MS })
  const { mutate, data: end } = useMutation(completeMutation(region))
  useEffect(() => mutate(), [mutate])
  useEffect(() => {
    if (me && me.agents.length > 0) void router.navigate({ href: firstPage(region, me), replace: true })
  }, [me, region, router])
  if (end && !end.isCreating && end.agentId === undefined) return me ? <NoAgents me={me} /> : null
  return (
    <main id="content" className="grid min-h-dvh content-center justify-items-center gap-3 p-6 text-center">
      <PageTitle title={t('underWay')} />
      <h1 tabIndex={-1} role="status">
        {t('underWay')}
      </h1>
      <p className="text-ink-2">{t('underWayFact')}</p>
      <div className="vg-setting-up" aria-hidden="true" />
    </main>
  )
}
