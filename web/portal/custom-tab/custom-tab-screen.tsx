import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from '@tanstack/react-router'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { t } from '#web/portal/t.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { TabFrame } from '#web-features/agencies/tab-frame'
import { tabCodeQuery } from './queries.ts'
import './custom-tab.css'

const userOf = ({ client, organisation }: PortalSession) => ({
  id: client.ID,
  name: client.name,
  email: client.email,
  org: organisation && { id: organisation.ID, name: organisation.name },
})

/** A page of the agency's own, in a frame; one that was taken from the client meanwhile gives way to their first. */
export const CustomTabScreen = () => {
  const { region, framesHost } = useBrand()
  const address = useLocation({ select: ({ pathname }) => pathname.split('/')[4] })
  const { data: me } = useSuspenseQuery(meQuery(region))
  const tab = me.customTabs.find(({ href }) => href === `/${address}`)
  const isHtml = tab?.pageType === 'html'
  const { data: code, error, refetch } = useQuery({ ...tabCodeQuery(region, tab?.id ?? ''), enabled: isHtml })
  if (!tab) return <Navigate to={firstPage(region, me) as string} replace />
  const shown = isHtml ? code && { code, framesHost } : { iframeUrl: tab.iframeUrl }
  return (
    <main id="content" className="vg-main vg-custom-tab">
      <PageTitle title={tab.label} />
      <h1 tabIndex={-1} className="sr-only">
        {tab.label}
      </h1>
      {error ? (
        <div className="vg-page">
          <ProblemNote title={t('pageError')} error={error} onRetry={() => void refetch()} />
        </div>
      ) : shown ? (
        <TabFrame key={tab.id} label={tab.label} shown={shown} user={userOf(me)} />
      ) : (
        <Loading>
          <Skeleton className="h-full w-full" />
        </Loading>
      )}
    </main>
  )
}
