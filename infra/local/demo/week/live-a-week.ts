import { setTimeout as wait } from 'node:timers/promises'
import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { crawls } from '#shared/crawls/routes'
import type { knowledge } from '#shared/knowledge/routes'
import type { workspaces } from '#shared/workspaces/routes'
import { conversations } from './conversations.ts'
import { makeAgents } from './make-agents.ts'
import { playConversation } from './play-conversation.ts'

interface Week {
  readonly api: string
  readonly chat: string
  readonly ownerToken: string
  readonly workspaceId: string
  /** The agent of the demo page, and the page. */
  readonly agentId: string
  readonly page: string
  /** Shows the region's functions this time before the start, in milliseconds. */
  readonly setClock: (earlierMs: number) => Promise<void>
}

const HOUR_MS = 3_600_000
const LONGEST_IMPORT_MS = 10_000

/**
 * The demo workspace's last week: two further agents, conversations in each state, questions without an answer, a crawl, and
 * the notifications of it all. Everything goes through the product's own routes, the oldest first, while its clock is behind.
 */
export const liveAWeek = async (week: Week): Promise<void> => {
  const { api, ownerToken, workspaceId, agentId, page, setClock } = week
  const call = caller<typeof workspaces & typeof agents & typeof knowledge & typeof crawls>({
    base: api,
    token: async () => ownerToken,
  })
  const until = async (isDone: () => Promise<boolean>) => {
    const end = Date.now() + LONGEST_IMPORT_MS
    while (!(await isDone()) && Date.now() < end) await wait(20)
  }
  try {
    await call('POST /v2/workspaces/{workspaceId}', { workspaceId, workspaceName: 'Harrow Vale Demo' })
    const further = await makeAgents(call)
    const ids = { ridgeline: agentId, ...further }
    const isTaught = async (of: string) =>
      (await call('GET /v2/agents/{agentId}/knowledge/sources', { agentId: of })).sources.every(
        ({ status }) => status === 'indexed' || status === 'failed',
      )
    await until(async () => (await Promise.all(Object.values(ids).map(isTaught))).every(Boolean))
    for (const [serial, conversation] of conversations.entries())
      await playConversation(week, ids[conversation.agent], conversation, serial)
    await setClock(3 * 60_000)
    await call('POST /v2/workspaces/{workspaceId}/crawls', {
      workspaceId,
      agentId,
      seeds: [page],
      mode: 'deep',
      maxPages: 10,
    })
  } finally {
    await setClock(0)
  }
}

/** When the demo workspace began, before the start. */
export const BEGAN_MS = 170 * HOUR_MS
