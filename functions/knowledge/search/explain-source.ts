import { liveAgent } from '#features/agents'
import { loadIndex } from '#functions/knowledge/index/load-index'
import { answerThreshold, type KnowledgeHit } from '#functions/knowledge/index-format/knowledge-index'
import { sources } from '#functions/knowledge/store'
import type { Verb } from '#lib/http/api'
import { knowledgeText, whyNotText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import type { WhyNot } from '#shared/knowledge/schema'
import { Problem } from '#shared/problems'
import type { Text } from '#shared/text'
import { findChunks } from './find-chunks.ts'
import { isExcludedByTags } from './is-excluded-by-tags.ts'
import { presentHit } from './present-hit.ts'
import type { HitWithPair } from './with-pairs.ts'

/** Chunks that a turn gives to a model. */
const READ = 6
/** Highest rank that is reported. */
const PLACES = 100

type Explain = Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/explain'>

/**
 * Why a source does or does not answer a question: the test box's "why not this page". Asks the index that turns are answered
 * from, so that words weigh what they weigh there.
 */
export const explainSource: Explain = async ({ agentId, sourceId, question }) => {
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('not-found', knowledgeText('notFound'))
  const index = (await loadIndex(agentId, { isCurrent: true }))?.index
  if (!index?.has(sourceId))
    return { why: { verdict: 'nothing-indexed', ...whyNotText('nothingIndexed'), missing: [] } }
  // its best chunk is asked for alone, because many others may be better
  const [best] = await index.search({ text: question, limit: 1, sourceId })
  const missing = [...index.missingIn(sourceId, question)]
  if (!best) return { why: { verdict: 'no-keywords-matched', ...whyNotText('noKeywordsMatched'), missing } }
  const { hits } = await findChunks({ agentId, text: question, limit: PLACES, isCurrent: true })
  const place = hits.findIndex(({ chunk }) => chunk.sourceId === sourceId)
  const found: HitWithPair = hits[place] ?? best
  const settings = (await liveAgent(agentId))?.settings
  const rank = place === -1 ? undefined : place + 1
  return {
    why: {
      ...verdictOf(found, rank, hits[0], settings !== undefined && isExcludedByTags(settings, source.tags)),
      best: presentHit(found),
      ...(rank === undefined ? {} : { rank }),
      missing,
    },
  }
}

const verdictOf = (
  { score }: KnowledgeHit,
  rank: number | undefined,
  first: HitWithPair | undefined,
  hasOtherTags: boolean,
): Pick<WhyNot, 'verdict' | keyof Text> => {
  if (hasOtherTags) return { verdict: 'another-tag', ...whyNotText('anotherTag') }
  if (first?.pair?.wins) return { verdict: 'outranked', ...whyNotText('pairWins', first.chunk.headingPath[0] ?? '') }
  if (score < answerThreshold)
    return { verdict: 'below-threshold', ...whyNotText('belowThreshold', score, answerThreshold) }
  if (rank !== undefined && rank <= READ) return { verdict: 'answers', ...whyNotText('answers', rank) }
  return { verdict: 'outranked', ...whyNotText('outranked', first?.chunk.title ?? '') }
}
