import type { ProviderSecrets } from '#lib/secrets'
import type { KeyedProvider } from '#shared/models/provider-of'

const conditions: Readonly<Record<KeyedProvider, (secrets: ProviderSecrets) => boolean>> = {
  // a self-hosted server may need no key
  openai: ({ openaiApiKey, openaiBaseUrl }) => Boolean(openaiApiKey || openaiBaseUrl),
  anthropic: ({ anthropicApiKey }) => Boolean(anthropicApiKey),
  google: ({ googleApiKey }) => Boolean(googleApiKey),
  // without a key it signs with the function's role, which the operator must enable explicitly
  bedrock: ({ bedrockEnabled, bedrockApiKey }) => Boolean(bedrockEnabled || bedrockApiKey),
}

/** Whether the operator has connected a model provider. */
export const hasModelKey = (provider: KeyedProvider, secrets: ProviderSecrets): boolean => conditions[provider](secrets)

/** The model providers that the operator has connected. */
export const modelProviders = (secrets: ProviderSecrets): readonly KeyedProvider[] =>
  (Object.keys(conditions) as KeyedProvider[]).filter((provider) => hasModelKey(provider, secrets))
