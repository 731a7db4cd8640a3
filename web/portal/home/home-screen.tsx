import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '#web/lib/browser/use-now.ts'
import { cx } from '#web/lib/style/cx.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { t } from '#web/portal/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { conversationsQuery } from '#web-features/conversations'
import { ConversationRows } from './conversation-rows.tsx'
import { happenedSince, longestFirst } from './happened.ts'
import { lastVisit } from './last-visit.ts'
import { WhileAway } from './while-away.tsx'

const MINUTE_MS = 60_000
const NEWEST = 5
const when = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long' })
const WEEK_MS = 6 * 24 * 3600_000

const greeting = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

/** What happened since the client's last visit, and who waits. */
export const HomeScreen = () => {
  const { region } = useBrand()
  const { agentId = '' } = useParams({ strict: false })
  const now = useNow(MINUTE_MS)
  const { data: me } = useSuspenseQuery(meQuery(region))
  const newest = useInfiniteQuery({ ...conversationsQuery(region, agentId, {}), refetchInterval: MINUTE_MS })
  const asking = useInfiniteQuery({
    ...conversationsQuery(region, agentId, { filter: 'requested_chat' }),
    refetchInterval: MINUTE_MS,
  })
  const left = useInfiniteQuery({
    ...conversationsQuery(region, agentId, { filter: 'left-message' }),
    refetchInterval: MINUTE_MS,
  })
  const [since] = useState(() => lastVisit(me.client.ID, agentId, Date.now()))
  const agent = me.agents.find(({ id }) => id === agentId)?.title ?? ''
  const rows = newest.data?.pages[0]?.conversations
  const [asked, messages] = [asking.data?.pages[0]?.conversations, left.data?.pages[0]?.conversations]
  const waiting = asked && messages && longestFirst(asked, messages)
  const happened = since !== undefined && rows ? happenedSince(rows, since) : undefined
  const fact = () => {
    if (since === undefined || !happened || !rows) return t('firstVisit', { agent })
    const at = (now - since < WEEK_MS ? when : day).format(since)
    const isAll = happened.all < rows.length || !newest.hasNextPage
    return t(isAll ? 'since' : 'sinceMore', { count: happened.all, when: at })
  }
  const error = newest.error ?? asking.error ?? left.error
  const title = t(greeting(new Date(now).getHours()), { name: me.client.name.split(' ')[0] ?? '' })
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageTitle title={t('home')} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="mb-5 text-ink-2">{fact()}</p>
        {error && !rows ? (
          <ProblemNote title={t('pageError')} error={error} onRetry={() => void newest.refetch()} />
        ) : rows && waiting ? (
          <div className={cx('grid items-start gap-5', happened && 'lg:grid-cols-[minmax(0,1fr)_340px]')}>
            <div className="grid gap-5">
              <ConversationRows
                title={t('waiting')}
                fact={waiting.length > 0 ? t('waitingFact', { count: waiting.length }) : undefined}
                rows={waiting}
                isWaiting
                now={now}
                empty={{ title: t('nobody'), body: t('nobodyBody') }}
              />
              <ConversationRows
                title={t('newest')}
                rows={rows.slice(0, NEWEST)}
                now={now}
                empty={{ title: t('none') }}
              />
            </div>
            {happened && <WhileAway happened={happened} />}
          </div>
        ) : (
          <Loading className="grid gap-5">
            <Skeleton className="h-56 w-full rounded-xl" />
            <Skeleton className="h-72 w-full rounded-xl" />
          </Loading>
        )}
      </div>
    </main>
  )
}
