import { deskRows } from '#functions/conversations/desk'
import { matchesSearch } from '#functions/conversations/fields/matches-search'
import { presentSummary } from '#functions/conversations/present-summary'
import { type Head, heads } from '#functions/conversations/store'
import { actorName } from '#lib/auth/actor-name'
import type { Page } from '#lib/database/query/page'
import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { searchConversations } from './search-conversations.ts'

const PAGE = 50

/** The conversations that wait for the team, those that were started last first: their rows are few, and sort by id only. */
const onDesk = async (
  workspaceId: string,
  agentId: string,
  query: Parameters<typeof deskRows.list>[2],
): Promise<Page<Head>> => {
  const { items, cursor } = await deskRows.list(`DESK#${workspaceId}`, `${agentId}#`, query)
  const found = new Map((await heads.getMany(items)).map((head) => [head.conversationId, head]))
  return {
    items: items.flatMap(({ conversationId }) => found.get(conversationId) ?? []),
    ...(cursor ? { cursor } : {}),
  }
}

/** Chats, the newest first. Where a page is looked for, by text or channel, it may be short; only a missing cursor marks the end. */
export const listConversations: Verb<typeof routes, 'GET /v2/agents/{agentId}/conversations'> = async (
  { agentId, state, place, channel, find, after },
  { actor, access },
) => {
  const me = actorName(actor)
  const query = { limit: PAGE, after, newestFirst: true }
  const index = state
    ? ({ name: 'gsi2', partition: `AC#${agentId}#${state}` } as const)
    : ({ name: 'gsi1', partition: `AC#${agentId}` } as const)
  const isWanted = (head: Head) =>
    (!channel || head.channel === channel) &&
    (!state || head.state === state) &&
    (!place || head.place === place) &&
    (!find || matchesSearch(head, find))
  const page = await (place
    ? onDesk(access.workspaceId, agentId, query)
    : find || channel
      ? searchConversations(index, isWanted, after)
      : heads.listBy(index.name, index.partition, undefined, query))
  return {
    conversations: page.items.filter(isWanted).map((head) => presentSummary(head, me)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
