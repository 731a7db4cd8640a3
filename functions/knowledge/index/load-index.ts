import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import type { Segment } from '#functions/knowledge/index-format/segments/open-segment'
import { openSegments } from '#functions/knowledge/index-format/segments/open-segments'
import { defect, log } from '#lib/log'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { loadSegments } from './segments/load-segments.ts'
import { selectVectorStore } from './select-vector-store.ts'
import { type IndexPointer, pointers } from './store.ts'
import type { VectorQuery } from './vector-store.port.ts'

export interface LoadedIndex {
  readonly pointer: IndexPointer
  readonly index: KnowledgeIndex
  /** By their paths. */
  readonly segments: ReadonlyMap<string, Segment>
  readonly bytes: number
}

interface Cached {
  readonly until: number
  readonly loading: Promise<LoadedIndex | undefined>
}

/** How long a warm worker uses its index before it reads the pointer again. */
const FRESH_MS = 10_000
/** How long it caches that there is no knowledge. */
const NOTHING_MS = 2_000
/** For all agents together; beyond it the least recently used index is evicted. */
const MAX_BYTES = 192 * 1024 * 1024

const cache = perFunction(() => new Map<string, Cached>())

/**
 * An agent's index, cached in this worker. After ten seconds the pointer is read again, and only the segments that are new;
 * `isCurrent` reads the pointer at once. Started beside a turn's first round trip (`prefetchKnowledge`), it costs none.
 */
export const loadIndex = (
  agentId: string,
  { isCurrent = false }: { readonly isCurrent?: boolean } = {},
): Promise<LoadedIndex | undefined> => {
  const known = cache().get(agentId)
  const isFresh = !isCurrent && known !== undefined && known.until > world().now()
  const loading = isFresh ? known.loading : load(agentId, known?.loading, isCurrent)
  // reinserted, so that the first entry of the Map is the least recently used
  cache().delete(agentId)
  cache().set(agentId, { until: isFresh ? known.until : world().now() + FRESH_MS, loading })
  if (!isFresh) {
    const evict = () => void (cache().get(agentId)?.loading === loading && cache().delete(agentId))
    loading.then((found) => (found ? evictOldest() : expireSoon(agentId, loading)), evict)
  }
  return loading
}

/** Caches a missing index for little longer than the current turn: a member may be adding knowledge. */
const expireSoon = (agentId: string, loading: Cached['loading']): void => {
  if (cache().get(agentId)?.loading === loading) cache().set(agentId, { until: world().now() + NOTHING_MS, loading })
}

/** Empties this worker's cache (tests). */
export const clearIndexCache = (): void => cache().clear()

const load = async (agentId: string, before: Cached['loading'] | undefined, isCurrent: boolean) => {
  const known = await before?.catch(() => undefined)
  for (let tries = 1; tries <= 3; tries++) {
    const pointer = await pointers.get({ agentId }, { consistent: isCurrent || tries > 1 })
    if (!pointer) return undefined
    if (known && known.pointer.version >= pointer.version) return known
    const segments = await loadSegments(pointer, known?.segments)
    // purged if the pointer moved in between; the next try reads its replacement
    if (segments) return open(pointer, segments)
  }
  throw new Error(`the index of agent ${agentId} is not where its pointer says`)
}

const open = async (pointer: IndexPointer, segments: ReadonlyMap<string, Segment>): Promise<LoadedIndex> => {
  const used = pointer.segments.flatMap(({ path, masked }) => {
    const segment = segments.get(path)
    return segment ? [{ segment, masked, tags: pointer.tags }] : []
  })
  const bytes = used.reduce((sum, { segment }) => sum + segment.bytes, 0)
  return { pointer, index: openSegments(used, await nearestOf(pointer)), segments, bytes }
}

/** Queries the vector store for a large agent's embeddings. If it fails, the search is lexical. */
const nearestOf = async ({ agentId, embeddingModel: model, isApart }: IndexPointer) => {
  if (!isApart || !model) return undefined
  const store = await selectVectorStore()
  return async (query: VectorQuery) => {
    try {
      return (await store?.nearest({ agentId, model }, query)) ?? []
    } catch (failure) {
      log('warn', 'the vector store did not answer', defect(failure))
      return []
    }
  }
}

const evictOldest = async (): Promise<void> => {
  const held = await Promise.all(
    [...cache()].map(async ([agentId, { loading }]) => ({ agentId, found: await loading.catch(() => undefined) })),
  )
  let total = held.reduce((sum, { found }) => sum + (found?.bytes ?? 0), 0)
  for (const { agentId, found } of held.slice(0, -1)) {
    if (total <= MAX_BYTES) return
    total -= found?.bytes ?? 0
    cache().delete(agentId)
  }
}
