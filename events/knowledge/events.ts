import * as z from 'zod'
import { event } from '#events/event'
import { SourceStatus } from '#shared/knowledge/schema'

const where = { workspaceId: z.string(), agentId: z.string(), sourceId: z.string() }

/** An import of a source was queued. `attempt` names the import: each starts once. */
export const SourceQueued = event(
  'knowledge.source-queued',
  z.object({
    ...where,
    attempt: z.string(),
    /** Its pages have been crawled already and are in the files bucket. */
    isSite: z.boolean().optional(),
  }),
)

/** A source's tags or its title (`isRetitled`) were changed; the index still has the old ones. */
export const SourceTagged = event('knowledge.source-tagged', z.object({ ...where, isRetitled: z.boolean().optional() }))

/** An import took a step or ended. */
export const SourceChanged = event('knowledge.source-changed', z.object({ ...where, status: SourceStatus }))

/** A source was deleted; its chunks and files are still stored. */
export const SourceDeleted = event('knowledge.source-deleted', z.object(where))

/** A Q&A was added, changed, restored or deleted; the index still has the old state. */
export const PairChanged = event(
  'knowledge.pair-changed',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    pairId: z.string(),
    /** The gap that the Q&A was made from. */
    gapId: z.string().optional(),
  }),
)

/** The agent answers from a new index; the older ones can be deleted. */
export const IndexReplaced = event(
  'knowledge.index-replaced',
  z.object({ workspaceId: z.string(), agentId: z.string(), version: z.number().int() }),
)
