import type { KnowledgeHit, KnowledgeIndex, KnowledgeQuery } from '#functions/knowledge/index-format/knowledge-index'
import { languagesOf } from '#functions/knowledge/index-format/lexical/languages-of'
import { likelihoodOf } from '#functions/knowledge/index-format/lexical/likelihood-of'
import { planQuery } from '#functions/knowledge/index-format/lexical/plan-query'
import { rankByEntry } from '#functions/knowledge/index-format/lexical/rank-by-entry'
import { scoreChunks } from '#functions/knowledge/index-format/lexical/score-chunks'
import { termsOf } from '#functions/knowledge/index-format/lexical/terms'
import { type WindowCoverage, windowCoverage } from '#functions/knowledge/index-format/lexical/window-coverage'
import { sourceOfPart } from '#functions/knowledge/index-format/part-id'
import { chunkAt } from '#functions/knowledge/index-format/read-contents'
import type { NearestExternal } from '#functions/knowledge/index-format/vectors/nearest-external'
import type { SemanticHit } from '#functions/knowledge/index-format/vectors/score-vectors'
import type { StemmedLanguage } from '#functions/knowledge/index-format/words/light-stemmers'
import type { Chunk } from '#shared/knowledge/chunk'
import { keywordsMissingIn } from './keywords-missing-in.ts'
import { type PlacedSegment, placeSegments, taggedWith, type UsedSegment } from './place-segments.ts'
import { nearestInside, nearestOutside } from './semantic-search.ts'

/** Candidates that each of the two searches contributes to the ranking. */
const candidates = 50

/**
 * Makes segments searchable as one index: a term's rarity is counted over all of them, the candidates of each are ranked
 * together, and masked chunks are never found. Embeddings are searched in the segments, or with `nearest` if these only
 * contain their keys.
 */
export function openSegments(used: readonly UsedSegment[], nearest?: NearestExternal): KnowledgeIndex {
  const segments = placeSegments(used)
  const languages = languagesOf(termsOf(used.map(({ segment }) => segment)))
  const semantic = nearest ? nearestOutside(segments, nearest) : nearestInside(segments)
  return {
    size: segments.reduce((sum, one) => sum + liveSize(one), 0),
    search: async (query) => {
      const { vector, sourceId } = query
      const tags = query.tags && query.tags.length > 0 ? query.tags : undefined
      const isAllowed = allowedBy(tags, sourceId)
      const found = vector ? await semantic({ vector, limit: candidates, tags, sourceId, isAllowed }) : []
      return search(query, { segments, languages, semantic: found, isAllowed })
    },
    sectionAround: (place) => {
      const { segment, first, isLive = () => true } = segmentAt(segments, place)
      const at = place - first
      const chunk = chunkAt(segment.layout, at)
      const before = at > 0 && isLive(at - 1) ? chunkAt(segment.layout, at - 1) : undefined
      const after = at + 1 < segment.size && isLive(at + 1) ? chunkAt(segment.layout, at + 1) : undefined
      return {
        ...(before && isSameSection(before, chunk) ? { before } : {}),
        ...(after && isSameSection(chunk, after) ? { after } : {}),
      }
    },
    countOf: (sourceId) => allPlacesOf(segments, sourceId).length,
    chunksOf: (sourceId, from = 0, count = Number.POSITIVE_INFINITY) =>
      allPlacesOf(segments, sourceId)
        .slice(from, from + count)
        .map(({ one, chunk }) => chunkAt(one.segment.layout, chunk)),
    has: (sourceId) => segments.some((one) => placesOf(one, sourceId).next().done === false),
    missingIn: (sourceId, question) =>
      keywordsMissingIn(segments, question, { languages, isAllowed: allowedBy(undefined, sourceId) }),
  }
}

const liveSize = ({ segment, isLive }: PlacedSegment): number => {
  if (!isLive) return segment.size
  let size = 0
  for (let chunk = 0; chunk < segment.size; chunk++) if (isLive(chunk)) size++
  return size
}

/** Which chunks of a segment may be results: all that count, only of one source, only of sources with one of these tags. */
const allowedBy = (tags: readonly string[] | undefined, sourceId: string | undefined) => (one: PlacedSegment) => {
  if (!tags && sourceId === undefined) return one.isLive
  const tagged = tags && taggedWith(one, tags)
  const isWanted = one.segment
    .sources()
    .map(({ id }, at) => (tagged?.[at] ?? true) && (sourceId === undefined || sourceOfPart(id) === sourceId))
  const { isLive } = one
  const sources = one.segment.layout.integers('chunkSources')
  return (chunk: number): boolean => (isWanted[sources[chunk] ?? -1] ?? false) && (!isLive || isLive(chunk))
}

const segmentAt = (segments: readonly PlacedSegment[], place: number): PlacedSegment => {
  const found = segments.findLast(({ first }) => first <= place)
  if (!found) throw new Error(`no segment has place ${place}`)
  return found
}

const isSameSection = (one: Chunk, other: Chunk): boolean =>
  one.sourceId === other.sourceId &&
  one.url === other.url &&
  one.headingPath.length === other.headingPath.length &&
  one.headingPath.every((heading, depth) => heading === other.headingPath[depth])

const allPlacesOf = (segments: readonly PlacedSegment[], sourceId: string) =>
  segments.flatMap((one) => [...placesOf(one, sourceId)].map((chunk) => ({ one, chunk })))

/** Where a source's chunks are in a segment. */
function* placesOf(one: PlacedSegment, sourceId: string): Generator<number, void> {
  const isAllowed = allowedBy(undefined, sourceId)(one)
  for (let chunk = 0; chunk < one.segment.size; chunk++) if (isAllowed?.(chunk)) yield chunk
}

interface Opened {
  readonly segments: readonly PlacedSegment[]
  readonly languages: readonly StemmedLanguage[]
  readonly semantic: readonly SemanticHit[]
  readonly isAllowed: (segment: PlacedSegment) => ((chunk: number) => boolean) | undefined
}

function search({ text, limit }: KnowledgeQuery, opened: Opened): KnowledgeHit[] {
  const { segments, languages, semantic, isAllowed } = opened
  const terms = termsOf(segments.map(({ segment }) => segment))
  const plan = planQuery(text, terms, languages)
  const coverages = new Map<PlacedSegment, (chunk: number) => WindowCoverage>()
  const coverageOf = (place: number): WindowCoverage => {
    const one = segmentAt(segments, place)
    const coverage = coverages.get(one) ?? windowCoverage(plan, one.segment.layout, terms)
    coverages.set(one, coverage)
    return coverage(place - one.first)
  }
  const chunks = new Map<number, Chunk>()
  const chunkOf = (place: number): Chunk => {
    const { segment, first } = segmentAt(segments, place)
    const chunk = chunks.get(place) ?? chunkAt(segment.layout, place - first)
    chunks.set(place, chunk)
    return chunk
  }
  const lexical = segments
    .flatMap((one, at) =>
      scoreChunks(terms.planFor(plan, at), one.segment.layout, candidates, isAllowed(one)).map((hit) => ({
        ...hit,
        chunk: one.first + hit.chunk,
      })),
    )
    .sort((a, b) => b.bm25 - a.bm25 || a.chunk - b.chunk)
    .slice(0, candidates)
    .map((hit) => ({ ...hit, window: coverageOf(hit.chunk) }))
  // BM25 finds the candidates; coverage of the question and proximity of its keywords rank them
  const ranked = lexical
    .map((hit) => ({ ...hit, rank: hit.bm25 * (0.4 + 0.3 * hit.coverage + 0.3 * hit.window.share) }))
    .sort((a, b) => b.rank - a.rank || a.chunk - b.chunk)
  const cosines = new Map(semantic.map((hit) => [hit.chunk, hit.cosine]))
  const windows = new Map(lexical.map((hit) => [hit.chunk, hit.window]))
  return fused(
    rankByEntry(ranked, { plan, terms, chunkAt: chunkOf }),
    semantic.map((hit) => hit.chunk),
  )
    .slice(0, limit)
    .map((place) => {
      const window = windows.get(place) ?? coverageOf(place)
      const likelihood = likelihoodOf(window, plan, terms.chunks)
      const cosine = cosines.get(place)
      return {
        chunk: chunkOf(place),
        place,
        score: Math.max(likelihood, cosine === undefined ? 0 : confidence(cosine)),
        lexical: window.share,
        ...(cosine !== undefined && { semantic: cosine }),
        why: window.met,
      }
    })
}

/**
 * Reciprocal rank fusion (Cormack, Clarke, Büttcher 2009): scores of two searches cannot be compared, ranks can. Half
 * the paper's constant of 60, because lists of 50 end where its lists of 1,000 are still at the top.
 */
function fused(lexical: readonly number[], semantic: readonly number[]): readonly number[] {
  if (semantic.length === 0) return lexical
  const scores = new Map<number, number>()
  for (const list of [lexical, semantic])
    for (const [rank, chunk] of list.entries()) scores.set(chunk, (scores.get(chunk) ?? 0) + 1 / (30 + rank))
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([chunk]) => chunk)
}

/**
 * Unrelated texts have a cosine of about 0.1 to 0.25 under OpenAI's text-embedding-3 models, a question and its answer
 * 0.4 and more: 0.2 and below count as nothing, 0.55 and above as certain; the threshold of 0.6 is at 0.41.
 */
function confidence(cosine: number): number {
  return Math.min(1, Math.max(0, (cosine - 0.2) / 0.35))
}
