import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { files } from '#lib/files'
import { defect, log } from '#lib/log'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { selectVectorStore } from './select-vector-store.ts'
import { type IndexPointer, pointers } from './store.ts'
import type { VectorQuery } from './vector-store.port.ts'

export interface LoadedIndex {
  readonly pointer: IndexPointer
  readonly index: KnowledgeIndex
  readonly bytes: number
}

interface Cached {
  readonly until: number
  readonly loading: Promise<LoadedIndex | undefined>
}

/** How long a warm worker may answer from what it has before it asks whether there is something newer. */
const FRESH_MS = 10_000
/** How long it may go by that there is no knowledge at all. */
const NOTHING_MS = 2_000
/** Of all agents together; beyond it the agent that was asked longest ago is forgotten. */
const MAX_BYTES = 192 * 1024 * 1024

const cache = perFunction(() => new Map<string, Cached>())

/**
 * An agent's index, from this worker's memory. After ten seconds the pointer is read again, and the block only when it
 * moved. `isCurrent` reads it at once. Start it beside a turn's first trip (`prefetchKnowledge`), and asking costs no trip of its own.
 */
export const loadIndex = (
  agentId: string,
  { isCurrent = false }: { readonly isCurrent?: boolean } = {},
): Promise<LoadedIndex | undefined> => {
  const known = cache().get(agentId)
  const isFresh = !isCurrent && known !== undefined && known.until > world().now()
  const loading = isFresh ? known.loading : load(agentId, known?.loading, isCurrent)
  // put last again, since the first of a Map is the one that was asked longest ago
  cache().delete(agentId)
  cache().set(agentId, { until: isFresh ? known.until : world().now() + FRESH_MS, loading })
  if (!isFresh) {
    const forget = () => void (cache().get(agentId)?.loading === loading && cache().delete(agentId))
    loading.then((found) => (found ? evictOldest() : expireSoon(agentId, loading)), forget)
  }
  return loading
}

/** That there is nothing is remembered for the turn that is under way, and hardly longer: a member may be adding it. */
const expireSoon = (agentId: string, loading: Cached['loading']): void => {
  if (cache().get(agentId)?.loading === loading) cache().set(agentId, { until: world().now() + NOTHING_MS, loading })
}

/** Empties this worker's memory (tests). */
export const clearIndexCache = (): void => cache().clear()

const load = async (agentId: string, before: Cached['loading'] | undefined, isCurrent: boolean) => {
  const known = await before?.catch(() => undefined)
  for (let tries = 1; tries <= 3; tries++) {
    const pointer = await pointers.get({ agentId }, { consistent: isCurrent || tries > 1 })
    if (!pointer) return undefined
    if (known && known.pointer.version >= pointer.version) return known
    const block = await (await files()).get(pointer.path)
    // gone when the pointer moved in between, so the next look finds the one that replaced it
    if (block) return { pointer, index: openIndex(block, await nearestOf(pointer)), bytes: block.byteLength }
  }
  throw new Error(`the index of agent ${agentId} is not where its pointer says`)
}

/** Where the embeddings of a large agent are asked for. Without it an answer is by words alone, never none. */
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
