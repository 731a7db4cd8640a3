import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { dropPartition } from '#lib/database/drop-partition'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { selectVectorStore } from './index/select-vector-store.ts'
import { paths } from './paths.ts'
import { releaseCrawl } from './site-imports/release-crawl.ts'
import { allSources } from './sources/all-sources.ts'

/**
 * Deletes what a deleted agent knew: sources, questions with answers, gaps, index and files. A late delivery finds an
 * agent that was made again under the same id, and leaves it alone.
 */
export const handler = consumer(AgentDeleted, async ({ data: { agentId } }) => {
  if (await isAgent(agentId)) return
  // the crawls of refreshes that are under way would go on, and be charged
  for (const source of await allSources(agentId)) await releaseCrawl(source)
  await dropPartition(`AGT#${agentId}`)
  const store = await files()
  await store.remove(await store.list(paths.agent({ agentId })))
  await (await selectVectorStore())?.deleteAgent(agentId)
})
