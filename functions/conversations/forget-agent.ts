import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { commit } from '#lib/commit'
import { consumer } from '#lib/consumer'
import { dropPartition } from '#lib/leftovers'
import { dropFiles } from './attachments/drop-files.ts'
import { paths } from './attachments/paths.ts'
import { asideOf, heads } from './turn/store.ts'

/** Conversations of a kind in one run; more are left to the next, which the same event starts. */
const PER_RUN = 100

/** Deletes what visitors said to a deleted agent: nobody may read it any more. */
export const handler = consumer(AgentDeleted, async ({ data }) => {
  const { workspaceId, agentId } = data
  if (await isAgent(agentId)) return
  await dropFiles(paths.ofAgent({ workspaceId, agentId }))
  let isMore = false
  for (const partition of [`AC#${agentId}`, asideOf(agentId)]) {
    const { items, cursor } = await heads.listBy('gsi1', partition, undefined, { limit: PER_RUN })
    for (const { conversationId } of items) await dropPartition(`CONV#${conversationId}`)
    isMore ||= cursor !== undefined
  }
  if (isMore) await commit([], [AgentDeleted(data)])
})
