import type { Verb } from '#lib/api'
import { world } from '#lib/world'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { find } from './find.ts'
import { presentHit } from './present-hit.ts'
import { answerable } from './search-index/knowledge-index.ts'

/** The test box: what a turn would find, with the figures that it would go by. */
export const searchKnowledge: Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/search'> = async ({
  agentId,
  question,
  limit = 8,
  tags,
}) => {
  const started = world().now()
  const { hits, chunks } = await find({ agentId, text: question, limit, isCurrent: true, ...(tags ? { tags } : {}) })
  return { cut: answerable, chunks, tookMs: world().now() - started, hits: hits.map(presentHit) }
}
