import * as z from 'zod'
import { event } from '#events/event'
import { SourceStatus } from '#shared/knowledge/schema'

const where = { workspaceId: z.string(), agentId: z.string(), sourceId: z.string() }

/** A source waits for its import. `attempt` names the import: each starts once. */
export const SourceQueued = event(
  'knowledge.source-queued',
  z.object({
    ...where,
    attempt: z.string(),
    /** Its pages were crawled already and lie in the files bucket. */
    isSite: z.boolean().optional(),
  }),
)

/** Tags of a source changed, and the index has the old ones. */
export const SourceTagged = event('knowledge.source-tagged', z.object(where))

/** An import took a step or ended. */
export const SourceChanged = event('knowledge.source-changed', z.object({ ...where, status: SourceStatus }))

/** A source is gone; its chunks and files are still there. */
export const SourceDeleted = event('knowledge.source-deleted', z.object(where))

/** A question with its answer was added, changed, restored or deleted; the index has the old state. */
export const PairChanged = event(
  'knowledge.pair-changed',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    pairId: z.string(),
    /** The gap that the pair was made from. */
    gapId: z.string().optional(),
  }),
)

/** The agent answers from a new index; older ones are of no use any more. */
export const IndexReplaced = event(
  'knowledge.index-replaced',
  z.object({ workspaceId: z.string(), agentId: z.string(), version: z.number().int() }),
)
