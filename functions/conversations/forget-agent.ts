import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { commit } from '#lib/commit'
import { consumer } from '#lib/consumer'
import { dropPartition } from '#lib/leftovers'
import { heads } from './turn/store.ts'

/** Conversations of one run; more are left to the next, which the same event starts. */
const PER_RUN = 100

/** Deletes what visitors said to a deleted agent: nobody may read it any more. */
export const handler = consumer(AgentDeleted, async ({ data }) => {
  const { agentId } = data
  if (await isAgent(agentId)) return
  const { items, cursor } = await heads.listBy('gsi1', `AC#${agentId}`, undefined, { limit: PER_RUN })
  for (const { conversationId } of items) await dropPartition(`CONV#${conversationId}`)
  if (cursor) await commit([], [AgentDeleted(data)])
})
