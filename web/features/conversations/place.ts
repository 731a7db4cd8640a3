import { createRoute } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import type { Channel } from '#shared/conversations/schema'
import { ensurePages } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'
import { DeskCount } from './desk-count.tsx'
import { chatsChannels } from './live/chats-channels.ts'
import type { ChatsFilter } from './live/chats-filter.ts'
import { placeT } from './place-t.ts'
import { conversationsQuery } from './queries.ts'

const filters: readonly ChatsFilter[] = [
  'requested_chat',
  'left-message',
  'human-chatting',
  'ai-chatting',
  'ended_chat',
]

export interface ConversationsSearch {
  readonly state?: ChatsFilter | undefined
  readonly channel?: Channel | undefined
  /** What is searched for in the visitors' fields. */
  readonly find?: string | undefined
  /** The open conversation; on a phone the list, the thread and its details are each a history entry. */
  readonly chat?: string | undefined
  readonly view?: 'details' | undefined
}

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'convos',
  validateSearch: (search): ConversationsSearch => ({
    state: filters.find((name) => name === search.state),
    channel: chatsChannels.find((name) => name === search.channel),
    find: typeof search.find === 'string' ? search.find.trim().slice(0, 100) || undefined : undefined,
    chat: typeof search.chat === 'string' && /^\w{10,40}$/.test(search.chat) ? search.chat : undefined,
    view: search.view === 'details' ? 'details' : undefined,
  }),
  loaderDeps: ({ search: { state, channel } }) => ({ state, channel }),
  loader: async ({ context: { queryClient }, params: { region, agentId }, deps: { state, channel } }) => {
    await ensurePages(queryClient, conversationsQuery(region, agentId, { filter: state, channel }))
  },
  component: lazyScreen(() => import('./chats/chats-screen.tsx'), 'ChatsScreen'),
})

/** The conversations of visitors with the agent. */
export const conversationsPlace: Place<typeof route> = {
  name: 'conversations',
  route,
  label: () => placeT('chats'),
  icon: MessagesSquare,
  Count: DeskCount,
  shortcut: { keys: 'G C', description: () => placeT('goTo') },
  isWide: () => true,
}
