import { loadIndex } from '#functions/knowledge/index/load-index'
import { selectEmbedder } from '#functions/knowledge/index/select-embedder'
import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import { defect, log } from '#lib/log'
import { type HitWithPair, withPairs } from './with-pairs.ts'

export interface Question {
  readonly agentId: string
  readonly text: string
  readonly limit: number
  /** Only sources with one of these tags; none means all. */
  readonly tags?: readonly string[]
  /** What was asked itself, where `text` has more: only this can be the question of a pair. */
  readonly asked?: string
  /** From what is known at this moment, not ten seconds ago. */
  readonly isCurrent?: boolean
}

/** A pair that is asked for is among so many even where a whole manual speaks of the same. */
const CANDIDATES = 30

/** A visitor waits: an embedding that takes longer than this is done without. */
const EMBEDDING_MS = 1500

/** The chunks of an agent's knowledge for a question, best first, and how many there are in all. */
export const findChunks = async ({
  agentId,
  text,
  limit,
  tags,
  asked = text,
  isCurrent = false,
}: Question): Promise<{ hits: readonly HitWithPair[]; chunks: number; index?: KnowledgeIndex }> => {
  const loaded = await loadIndex(agentId, { isCurrent })
  if (!loaded) return { hits: [], chunks: 0 }
  const { index, pointer } = loaded
  const vector = pointer.embeddingModel && text.trim() ? await embedQuestion(text, pointer.embeddingModel) : undefined
  const hits = await index.search({
    text,
    limit: Math.max(limit, CANDIDATES),
    ...(vector ? { vector } : {}),
    ...(tags ? { tags } : {}),
  })
  return { hits: withPairs(hits, asked, asked === text).slice(0, limit), chunks: index.size, index }
}

/** Words alone still find most; a provider that fails must not take the answer away. */
const embedQuestion = async (text: string, model: string): Promise<Float32Array | undefined> => {
  try {
    const embedder = await selectEmbedder()
    if (embedder?.model !== model) return undefined
    const [vector] = await embedder.embed([text], AbortSignal.timeout(EMBEDDING_MS))
    return vector
  } catch (failure) {
    log('warn', 'a question was not embedded', defect(failure))
    return undefined
  }
}
