import { providerSecrets } from '#lib/secrets'
import type { Embedder } from './embedder.port.ts'

/** The operator's embedder; without a key there is none, and the search is lexical. */
export const selectEmbedder = async (): Promise<Embedder | undefined> => {
  const { openaiApiKey, openaiBaseUrl } = await providerSecrets()
  if (!openaiApiKey) return undefined
  const { openAiEmbedder } = await import('./openai.gateway.ts')
  return openAiEmbedder({ apiKey: openaiApiKey, baseUrl: openaiBaseUrl || 'https://api.openai.com/v1' })
}
