import { liveAgent } from '#features/agents'
import type { Verb } from '#lib/api'
import { files } from '#lib/files'
import { knowledgeMessages, whyNotMessages } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import type { WhyNot } from '#shared/knowledge/schema'
import { Problem } from '#shared/problems'
import { find } from './find.ts'
import { isLeftOut } from './is-left-out.ts'
import { loadIndex } from './load-index.ts'
import { presentHit } from './present-hit.ts'
import { buildIndex } from './search-index/build-index.ts'
import { answerable, type KnowledgeHit, type KnowledgeIndex } from './search-index/knowledge-index.ts'
import { openIndex } from './search-index/open-index.ts'
import { readContents } from './search-index/read-contents.ts'
import { stopWords } from './search-index/stop-words.ts'
import { tokenise } from './search-index/tokenise.ts'
import { sources } from './store.ts'
import type { FoundHit } from './with-pairs.ts'

/** As many passages as a turn gives to a model. */
const READ = 6
/** How far down a passage's place is looked for. */
const PLACES = 100

type Explain = Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/explain'>

/** Why a source is not what answers a question: the test box's "why not this page". */
export const explainSource: Explain = async ({ agentId, sourceId, question }) => {
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('not-found', knowledgeMessages.notFound)
  const own = await indexOf(agentId, sourceId)
  if (!own) return { why: { verdict: 'nothing-indexed', message: whyNotMessages.nothingIndexed, missing: [] } }
  const [best] = await own.search({ text: question, limit: 1 })
  const missing = await missingIn(own, question)
  if (!best) return { why: { verdict: 'no-words-met', message: whyNotMessages.noWordsMet, missing } }
  const { hits } = await find({ agentId, text: question, limit: PLACES, isCurrent: true })
  const place = hits.findIndex(({ chunk }) => chunk.sourceId === sourceId)
  const found: FoundHit = hits[place] ?? best
  const settings = (await liveAgent(agentId))?.settings
  const rank = place === -1 ? undefined : place + 1
  return {
    why: {
      ...judged(found, rank, hits[0], settings !== undefined && isLeftOut(settings, source.tags)),
      best: presentHit(found),
      ...(rank === undefined ? {} : { rank }),
      missing,
    },
  }
}

const judged = (
  { score }: KnowledgeHit,
  rank: number | undefined,
  first: FoundHit | undefined,
  hasOtherTags: boolean,
): Pick<WhyNot, 'verdict' | 'message'> => {
  if (hasOtherTags) return { verdict: 'another-tag', message: whyNotMessages.anotherTag }
  if (first?.pair?.wins)
    return { verdict: 'outranked', message: whyNotMessages.pairWins(first.chunk.headingPath[0] ?? '') }
  if (score < answerable) return { verdict: 'below-the-cut', message: whyNotMessages.belowTheCut(score, answerable) }
  if (rank !== undefined && rank <= READ) return { verdict: 'answers', message: whyNotMessages.answers(rank) }
  return { verdict: 'outranked', message: whyNotMessages.outranked(first?.chunk.title ?? '') }
}

/** One source's passages alone, so that its best one is found however many of others are better. */
const indexOf = async (agentId: string, sourceId: string): Promise<KnowledgeIndex | undefined> => {
  const loaded = await loadIndex(agentId, { isCurrent: true })
  const block = loaded && (await (await files()).get(loaded.pointer.path))
  if (!block) return undefined
  const known = readContents(block)
  const chunks = known.chunks.filter((chunk) => chunk.sourceId === sourceId)
  const isOwn = ({ id }: { readonly id: string }) => id === sourceId
  return chunks.length > 0 ? openIndex(buildIndex({ sources: known.sources.filter(isOwn), chunks })) : undefined
}

/** What the question is about and the source has in no form. */
const missingIn = async (own: KnowledgeIndex, question: string): Promise<string[]> => {
  const words = new Set(tokenise(question).map(({ word }) => word))
  const missing: string[] = []
  for (const word of words) {
    if (stopWords.has(word)) continue
    if ((await own.search({ text: word, limit: 1 })).length === 0) missing.push(word)
  }
  return missing
}
