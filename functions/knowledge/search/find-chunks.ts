import { loadIndex } from '#functions/knowledge/index/load-index'
import { selectEmbedder } from '#functions/knowledge/index/select-embedder'
import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import { defect, log } from '#lib/log'
import { type HitWithPair, withPairs } from './with-pairs.ts'

export interface Question {
  readonly agentId: string
  readonly text: string
  readonly limit: number
  /** Only sources with one of these tags; empty for all. */
  readonly tags?: readonly string[]
  /** The question itself, if `text` contains more: only this is compared with Q&As. */
  readonly asked?: string
  /** Search the current index, not one cached up to ten seconds ago. */
  readonly isCurrent?: boolean
  /** Search by words only: the caller has no access to the embedding provider. */
  readonly isLexical?: boolean
}

/** Enough to contain a matching Q&A, even beside a whole manual on the same subject. */
const CANDIDATES = 30

/** A visitor is waiting: beyond this the search does without the embedding. */
const EMBEDDING_MS = 1500

/** The chunks of an agent's knowledge for a question, best first, and the total number of chunks. */
export const findChunks = async ({
  agentId,
  text,
  limit,
  tags,
  asked = text,
  isCurrent = false,
  isLexical = false,
}: Question): Promise<{ hits: readonly HitWithPair[]; chunks: number; index?: KnowledgeIndex }> => {
  const loaded = await loadIndex(agentId, { isCurrent })
  if (!loaded) return { hits: [], chunks: 0 }
  const { index, pointer } = loaded
  const isEmbedded = !isLexical && text.trim() !== ''
  const vector = pointer.embeddingModel && isEmbedded ? await embedQuestion(text, pointer.embeddingModel) : undefined
  const hits = await index.search({
    text,
    limit: Math.max(limit, CANDIDATES),
    ...(vector ? { vector } : {}),
    ...(tags ? { tags } : {}),
  })
  return { hits: withPairs(hits, asked, asked === text).slice(0, limit), chunks: index.size, index }
}

/** The question's embedding; `undefined` if the provider fails, because a lexical search still finds most answers. */
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
