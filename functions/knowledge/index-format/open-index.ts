import type { Chunk } from '#shared/knowledge/chunk'
import type { KnowledgeHit, KnowledgeIndex, KnowledgeQuery } from './knowledge-index.ts'
import { type Layout, readLayout } from './layout.ts'
import { languagesOf } from './lexical/languages-of.ts'
import { planQuery } from './lexical/plan-query.ts'
import { scoreChunks } from './lexical/score-chunks.ts'
import { type Vocabulary, vocabulary } from './lexical/vocabulary.ts'
import { windowCoverage } from './lexical/window-coverage.ts'
import { chunkAt, sourcesOf } from './read-contents.ts'
import { type SemanticHit, scoreVectors } from './vectors/score-vectors.ts'
import { vectorKeysIn } from './vectors/vector-keys-in.ts'
import type { StemmedLanguage } from './words/light-stemmers.ts'

/** Candidates that each of the two searches contributes to the ranking. */
const candidates = 50

/** Queries a vector store for the embeddings nearest to a question's, optionally of some sources only. */
export type NearestExternal = (query: {
  readonly vector: Float32Array
  readonly limit: number
  readonly sourceIds?: readonly string[] | undefined
}) => Promise<readonly { readonly key: string; readonly cosine: number }[]>

/**
 * Makes the bytes of `buildIndex` searchable, without copying or parsing them. Throws for other bytes. Embeddings are
 * searched in the block, or with `nearest` if the index only contains their keys.
 */
export function openIndex(block: Uint8Array, nearest?: NearestExternal): KnowledgeIndex {
  const layout = readLayout(block)
  const words = vocabulary(layout)
  const size = layout.integers('chunkSources').length
  const languages = languagesOf(words, layout)
  const remote = nearest && externalVectors(nearest, layout)
  return {
    size,
    search: async (query) => {
      const { vector, tags } = query
      const isAllowed = tags && tags.length > 0 ? taggedWith(tags, layout) : undefined
      const semantic = !vector
        ? []
        : remote
          ? await remote(vector, isAllowed && tags, isAllowed)
          : scoreVectors(vector, layout, candidates, isAllowed)
      return search(query, { layout, words, languages, semantic, isAllowed })
    },
    sectionAround: (place) => {
      const chunk = chunkAt(layout, place)
      const before = place > 0 ? chunkAt(layout, place - 1) : undefined
      const after = place + 1 < size ? chunkAt(layout, place + 1) : undefined
      return {
        ...(before && isSameSection(before, chunk) ? { before } : {}),
        ...(after && isSameSection(chunk, after) ? { after } : {}),
      }
    },
  }
}

const isSameSection = (one: Chunk, other: Chunk): boolean =>
  one.sourceId === other.sourceId &&
  one.url === other.url &&
  one.headingPath.length === other.headingPath.length &&
  one.headingPath.every((heading, depth) => heading === other.headingPath[depth])

type Chunks = (chunk: number) => boolean

/** The store's results as chunks of this index; vectors of other versions are ignored. */
function externalVectors(nearest: NearestExternal, layout: Layout) {
  const chunksOf = vectorKeysIn(layout)
  const sources = sourcesOf(layout)
  return async (vector: Float32Array, tags?: readonly string[], isAllowed?: Chunks): Promise<SemanticHit[]> => {
    const allowed = tags && sources.filter((source) => source.tags.some((tag) => tags.includes(tag)))
    const found = await nearest({ vector, limit: candidates * 2, sourceIds: allowed?.map(({ id }) => id) })
    const hits = found.flatMap(({ key, cosine }) => (chunksOf.get(key) ?? []).map((chunk) => ({ chunk, cosine })))
    return hits.filter(({ chunk }) => !isAllowed || isAllowed(chunk)).slice(0, candidates)
  }
}

interface Opened {
  readonly layout: Layout
  readonly words: Vocabulary
  readonly languages: readonly StemmedLanguage[]
  readonly semantic: readonly SemanticHit[]
  readonly isAllowed: Chunks | undefined
}

function search({ text, limit }: KnowledgeQuery, opened: Opened): KnowledgeHit[] {
  const { layout, words, languages, semantic, isAllowed } = opened
  const plan = planQuery(text, words, layout, languages)
  const coverageOf = windowCoverage(plan, layout, words)
  const lexical = scoreChunks(plan, layout, candidates, isAllowed).map((hit) => ({
    ...hit,
    window: coverageOf(hit.chunk),
  }))
  // BM25 finds the candidates; coverage of the question and proximity of its keywords rank them
  const ranked = lexical
    .map((hit) => ({ ...hit, rank: hit.bm25 * (0.4 + 0.3 * hit.coverage + 0.3 * hit.window.share) }))
    .sort((a, b) => b.rank - a.rank || a.chunk - b.chunk)
  const cosines = new Map(semantic.map((hit) => [hit.chunk, hit.cosine]))
  const windows = new Map(lexical.map((hit) => [hit.chunk, hit.window]))
  return fused(
    ranked.map((hit) => hit.chunk),
    semantic.map((hit) => hit.chunk),
  )
    .slice(0, limit)
    .map((chunk) => {
      const window = windows.get(chunk) ?? coverageOf(chunk)
      const cosine = cosines.get(chunk)
      return {
        chunk: chunkAt(layout, chunk),
        place: chunk,
        score: Math.max(window.share, cosine === undefined ? 0 : confidence(cosine)),
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

function taggedWith(tags: readonly string[], layout: Layout): (chunk: number) => boolean {
  const allowed = sourcesOf(layout).map((source) => source.tags.some((tag) => tags.includes(tag)))
  const sources = layout.integers('chunkSources')
  return (chunk) => allowed[sources[chunk] ?? -1] ?? false
}
