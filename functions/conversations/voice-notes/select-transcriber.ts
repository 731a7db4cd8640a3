import { transcriberProviders } from '#functions/conversations/transcriber-providers'
import type { ProviderSecrets } from '#lib/secrets'
import type { Transcriber } from './transcriber.port.ts'

/** The agent's transcriber, if the platform has a key for it; never another provider's. */
export const selectTranscriber = async (
  provider: string,
  secrets: ProviderSecrets,
): Promise<Transcriber | undefined> => {
  if (!transcriberProviders(secrets).includes(provider)) return undefined
  if (provider === 'deepgram' && secrets.deepgramApiKey) {
    const { deepgramTranscriber } = await import('./deepgram.gateway.ts')
    return deepgramTranscriber({ apiKey: secrets.deepgramApiKey, baseUrl: secrets.deepgramBaseUrl })
  }
  const { openAiTranscriber } = await import('./openai.gateway.ts')
  return openAiTranscriber({ apiKey: secrets.openaiApiKey, baseUrl: secrets.openaiBaseUrl })
}
