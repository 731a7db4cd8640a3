import { answerThreshold } from '#functions/knowledge/index-format/knowledge-index'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { findChunks } from './find-chunks.ts'
import { presentHit } from './present-hit.ts'

/** The test box: the chunks that a turn would find, with their scores. */
export const searchKnowledge: Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/search'> = async ({
  agentId,
  question,
  limit = 8,
  tags,
}) => {
  const started = world().now()
  const { hits, chunks } = await findChunks({
    agentId,
    text: question,
    limit,
    isCurrent: true,
    ...(tags ? { tags } : {}),
  })
  return { threshold: answerThreshold, chunks, tookMs: world().now() - started, hits: hits.map(presentHit) }
}
