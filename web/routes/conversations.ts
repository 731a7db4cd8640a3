import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ConversationState } from '#shared/conversations/schema'
import { conversationsQuery } from '#web-features/conversations'
import { agentRoute } from './agent.tsx'

const states: readonly ConversationState[] = ['requested_chat', 'human-chatting', 'ai-chatting', 'ended_chat']

export interface ConversationsSearch {
  readonly state?: ConversationState | undefined
  /** The conversation that is open; on a phone the list, the thread and its details are each a history entry. */
  readonly chat?: string | undefined
  readonly view?: 'details' | undefined
}

export const conversationsRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'convos',
  validateSearch: (search): ConversationsSearch => ({
    state: states.find((name) => name === search.state),
    chat: typeof search.chat === 'string' && /^\w{10,40}$/.test(search.chat) ? search.chat : undefined,
    view: search.view === 'details' ? 'details' : undefined,
  }),
  loaderDeps: ({ search: { state } }) => ({ state }),
  loader: async ({ context: { queryClient }, params: { region, agentId }, deps: { state } }) => {
    await queryClient.ensureInfiniteQueryData(conversationsQuery(region, agentId, state))
  },
  component: lazyRouteComponent(() => import('#web/features/conversations/chats/chats-screen.tsx'), 'ChatsScreen'),
})
