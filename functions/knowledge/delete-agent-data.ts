import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { dropPartition } from '#lib/database/drop-partition'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { selectVectorStore } from './index/select-vector-store.ts'
import { paths } from './paths.ts'

/**
 * Deletes what a deleted agent knew: sources, questions with answers, gaps, index and files. A late delivery finds an
 * agent that was made again under the same id, and leaves it alone.
 */
export const handler = consumer(AgentDeleted, async ({ data: { agentId } }) => {
  if (await isAgent(agentId)) return
  await dropPartition(`AGT#${agentId}`)
  const store = await files()
  await store.remove(await store.list(paths.agent({ agentId })))
  await (await selectVectorStore())?.deleteAgent(agentId)
})
