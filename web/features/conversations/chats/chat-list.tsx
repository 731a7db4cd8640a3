import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ConversationState as StateName } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import type { ChatsFilter } from '#web/features/conversations/live/chats-filter.ts'
import { listedRows } from '#web/features/conversations/live/listed-rows.ts'
import { noLiveRows } from '#web/features/conversations/live/live-rows.ts'
import { conversationsPlace } from '#web/features/conversations/place.ts'
import { conversationsQuery, liveRowsQuery } from '#web/features/conversations/queries.ts'
import { t as shared } from '#web/features/conversations/t.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FilterMenu } from '#web/ui/choice/filter-menu.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { AddToWebsite } from './add-to-website.tsx'
import { ChatRows } from './chat-rows.tsx'
import { ChatsSearch } from './chats-search.tsx'
import { FoundChats } from './found-chats.tsx'
import { t } from './t.ts'
import { useListedChannels } from './use-listed-channels.ts'

const route = getRouteApi('/app/$region/agents/$agentId/convos')
const filters = ['requested_chat', 'left-message', 'human-chatting', 'ai-chatting', 'ended_chat'] as const

const isWaiting = ({ state }: { readonly state: StateName }) => state === 'requested_chat'

interface ChatListProps {
  readonly region: Region
  readonly agentId: string
  readonly current: string | undefined
  readonly isLive: boolean
}

export const ChatList = ({ region, agentId, current, isLive }: ChatListProps) => {
  const { state, channel, find } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    conversationsQuery(region, agentId, { filter: state, channel }),
  )
  const { data: live = noLiveRows } = useQuery(liveRowsQuery(region, agentId))
  const foot = useInView<HTMLDivElement>(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  // conversations that wait for a human agent come first
  const rows = listedRows({ pages: data.pages, hasMore: hasNextPage, state, channel }, live).toSorted(
    (one, other) => Number(isWaiting(other)) - Number(isWaiting(one)),
  )
  const channels = useListedChannels({ region, agentId }, { rows, channel })
  const filter = (next: ChatsFilter | undefined) => void navigate({ search: (before) => ({ ...before, state: next }) })
  const isFiltered = state !== undefined || channel !== undefined
  const clear = () => void navigate({ search: (before) => ({ ...before, state: undefined, channel: undefined }) })
  const search = (next: string) => {
    if (next !== (find ?? ''))
      void navigate({ replace: true, search: (before) => ({ ...before, find: next || undefined }) })
  }

  return (
    <div className="vg-chats__list">
      <div className="p-4 pb-3">
        <div className="flex items-start justify-between">
          <h2 className="mb-3 text-xl">{conversationsPlace.label()}</h2>
          <span className="pt-2" role="status">
            <State kind={isLive ? 'fine' : 'idle'}>{isLive ? shared('live') : shared('notLive')}</State>
          </span>
        </div>
        <div className="mb-2.5">
          <ChatsSearch value={find ?? ''} onChange={search} />
        </div>
        <div className="flex flex-wrap gap-2">
          <FilterMenu
            label={shared('states')}
            allLabel={shared('state.all')}
            value={state}
            onChange={filter}
            options={filters.map((name) => ({ value: name, label: shared(`state.${name}`) }))}
          />
          {channels.length > 1 && (
            <FilterMenu
              label={t('channels')}
              allLabel={t('allChannels')}
              value={channel}
              onChange={(next) => void navigate({ search: (before) => ({ ...before, channel: next }) })}
              options={channels.map((name) => ({ value: name, label: shared(`channel.${name}`) }))}
            />
          )}
        </div>
      </div>
      {find ? (
        <FoundChats
          key={find}
          region={region}
          agentId={agentId}
          state={state}
          channel={channel}
          find={find}
          current={current}
          onClear={() => search('')}
        />
      ) : (
        <>
          {rows.length === 0 && isFiltered && !isFetchingNextPage && !hasNextPage && (
            <div className="grid justify-items-start gap-3 p-4 text-ink-2">
              {state ? t('emptyFilter', { state: shared(`state.${state}`) }) : t('emptyChannel')}
              <Button size="small" onClick={clear}>
                {shared('clear')}
              </Button>
            </div>
          )}
          {rows.length === 0 && !isFiltered && (
            <Empty
              title={t('emptyTitle')}
              body={t('emptyBody')}
              steps={[
                { label: t('emptyStep1'), state: 'done' },
                { label: t('emptyStep2'), state: 'now' },
                { label: t('emptyStep3'), state: 'next' },
              ]}
            >
              <AddToWebsite region={region} agentId={agentId} />
            </Empty>
          )}
          <ChatRows rows={rows} current={current} />
          <div ref={foot} className="h-6 p-3 text-xs text-ink-2" role="status">
            {isFetchingNextPage && shared('loadMore')}
          </div>
        </>
      )}
    </div>
  )
}
