import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Channel } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import type { ChatsFilter } from '#web/features/conversations/live/chats-filter.ts'
import { listedRows } from '#web/features/conversations/live/listed-rows.ts'
import { noLiveRows } from '#web/features/conversations/live/live-rows.ts'
import { conversationsQuery, liveRowsQuery } from '#web/features/conversations/queries.ts'
import { t as shared } from '#web/features/conversations/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ChatRows } from './chat-rows.tsx'
import { t } from './t.ts'

/** Each page looks at a thousand conversations: with so many and nothing found, the member decides whether to go on. */
const PAGES_ALONE = 5

interface FoundChatsProps {
  readonly region: Region
  readonly agentId: string
  readonly state: ChatsFilter | undefined
  readonly channel: Channel | undefined
  readonly find: string
  readonly current: string | undefined
  readonly onClear: () => void
}

/** The conversations that a search found. */
export const FoundChats = ({ region, agentId, state, channel, find, current, onClear }: FoundChatsProps) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    conversationsQuery(region, agentId, { filter: state, channel, find }),
  )
  const { data: live = noLiveRows } = useQuery(liveRowsQuery(region, agentId))
  const pages = data?.pages ?? []
  const found = new Set(pages.flatMap(({ conversations }) => conversations.map(({ conversationId }) => conversationId)))
  const rows = listedRows(
    { pages, hasMore: hasNextPage, state, channel },
    { ...live, rows: new Map([...live.rows].filter(([id]) => found.has(id))) },
  )
  const goesOn = hasNextPage && !isFetching && rows.length === 0 && pages.length < PAGES_ALONE
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])

  if (error)
    return (
      <div className="p-4">
        <ProblemNote title={t('findFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  if (rows.length === 0 && (isFetching || goesOn))
    return (
      <Loading className="grid gap-5 p-4">
        <Skeleton className="h-10 w-full rounded-lg" />
        <Skeleton className="h-10 w-full rounded-lg" />
      </Loading>
    )
  return (
    <>
      <p className="sr-only" role="status">
        {t('found', { count: rows.length })}
      </p>
      {rows.length === 0 && (
        <div className="grid justify-items-start gap-3 p-4 text-ink-2">
          <p className="wrap-anywhere">{t('foundNone', { find })}</p>
          <Button size="small" onClick={onClear}>
            {shared('clear')}
          </Button>
        </div>
      )}
      <ChatRows rows={rows} current={current} />
      {hasNextPage && (
        <div className="p-4">
          <Button size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('findMore')}
          </Button>
        </div>
      )}
    </>
  )
}
