import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { dropPartition } from '#lib/database/drop-partition'
import { keys } from '#lib/database/keys'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { selectVectorStore } from './index/select-vector-store.ts'
import { paths } from './paths.ts'
import { allSources } from './sources/all-sources.ts'
import { releaseCrawl } from './sources/release-crawl.ts'

/**
 * Deletes a deleted agent's knowledge: sources, Q&As, gaps, index and files. An agent that exists is left
 * alone.
 */
export const handler = consumer(AgentDeleted, async ({ data: { agentId } }) => {
  if (await isAgent(agentId)) return
  // running crawls of refreshes would continue, and be charged
  for (const source of await allSources(agentId)) await releaseCrawl(source)
  // the mark that the id was an agent's stays: pages still embed it; what its channels need to let go of is theirs to delete
  await dropPartition(`AGT#${agentId}`, keys.deletedAgent({ agentId }).sk, keys.agentChannels({ agentId }).sk)
  const store = await files()
  await store.remove(await store.list(paths.agent({ agentId })))
  await (await selectVectorStore())?.deleteAgent(agentId)
})
