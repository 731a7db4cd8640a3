import * as z from 'zod'
import type { Embedder } from './embedder.port.ts'

interface Settings {
  readonly apiKey: string
  readonly baseUrl: string
}

const model = 'text-embedding-3-small'
/** The specification's knowledge-base dimension. */
const dimensions = 1536
/** The API accepts 2,048 texts and 300,000 tokens at once; chunks have at most 8,000 characters. */
const batch = 64

const Answer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).length(dimensions) })),
})

/**
 * Embeddings by OpenAI's API, which most providers and local servers support too
 * (https://platform.openai.com/docs/api-reference/embeddings/create). The address is the operator's own configuration.
 */
export const openAiEmbedder = ({ apiKey, baseUrl }: Settings): Embedder => ({
  model: `${model}/${dimensions}`,
  embed: async (texts, signal) => {
    const vectors: Float32Array[] = []
    for (let at = 0; at < texts.length; at += batch) {
      vectors.push(...(await embedBatch(texts.slice(at, at + batch), { apiKey, baseUrl }, signal)))
    }
    return vectors
  },
})

const embedBatch = async (input: readonly string[], { apiKey, baseUrl }: Settings, signal: AbortSignal) => {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model, dimensions, encoding_format: 'float', input }),
    signal,
  })
  if (!response.ok) throw new Error(`the embeddings provider answered ${response.status}`)
  const { data } = Answer.parse(await response.json())
  const byIndex = new Map(data.map(({ index, embedding }) => [index, Float32Array.from(embedding)]))
  return input.map((_, index) => {
    const vector = byIndex.get(index)
    if (!vector) throw new Error('the embeddings provider left one out')
    return vector
  })
}
