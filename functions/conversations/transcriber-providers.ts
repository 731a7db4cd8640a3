import type { ProviderSecrets } from '#lib/secrets'

const conditions: Readonly<Record<string, (secrets: ProviderSecrets) => boolean>> = {
  deepgram: ({ deepgramApiKey }) => Boolean(deepgramApiKey),
  // a self-hosted server may need no key
  openai: ({ openaiApiKey, openaiBaseUrl }) => Boolean(openaiApiKey || openaiBaseUrl),
}

/** The transcribers that the operator has connected. */
export const transcriberProviders = (secrets: ProviderSecrets): readonly string[] =>
  Object.keys(conditions).filter((provider) => conditions[provider]?.(secrets))
