import { SourceQueued } from '#events/knowledge/events'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/** Starts the import's flow; the attempt is its name, so that a second delivery starts nothing. */
export const handler = consumer(SourceQueued, async ({ data: { agentId, sourceId, attempt, isSite } }) =>
  startFlow(isSite ? 'knowledge/import-site' : 'knowledge/import-source', attempt, { agentId, sourceId, attempt }),
)
