import type { PlatformSecrets } from '#lib/secrets'
import type { LanguageModel } from './language-model.port.ts'
import { type ProviderModel, providerOf } from './provider-of.ts'

export interface SelectedModel {
  readonly model: LanguageModel
  /** What the request names and the price is looked up by: the provider's id of the model, or `offline`. */
  readonly id: string
}

/**
 * The model that answers for an agent: its own, if the platform holds a key for that provider, else the offline model.
 * Only the chosen adapter is loaded: a turn must not pay the start of four providers.
 */
export const selectModel = async (modelId: string, secrets: PlatformSecrets): Promise<SelectedModel> => {
  const wanted = providerOf(modelId)
  const model = await adapterOf(wanted, secrets)
  if (model) return { model, id: wanted.id }
  const { offlineModel } = await import('./offline/offline-model.ts')
  return { model: offlineModel(), id: 'offline' }
}

const adapterOf = async ({ provider }: ProviderModel, secrets: PlatformSecrets): Promise<LanguageModel | undefined> => {
  switch (provider) {
    case 'openai': {
      // a server of one's own may need no key
      if (!secrets.openaiApiKey && !secrets.openaiBaseUrl) return undefined
      const { openaiCompatible } = await import('./providers/openai-compatible.ts')
      return openaiCompatible({ apiKey: secrets.openaiApiKey, baseUrl: secrets.openaiBaseUrl })
    }
    case 'anthropic': {
      if (!secrets.anthropicApiKey) return undefined
      const { anthropic } = await import('./providers/anthropic.ts')
      return anthropic({ apiKey: secrets.anthropicApiKey, baseUrl: secrets.anthropicBaseUrl })
    }
    case 'google': {
      if (!secrets.googleApiKey) return undefined
      const { google } = await import('./providers/google.ts')
      return google({ apiKey: secrets.googleApiKey, baseUrl: secrets.googleBaseUrl })
    }
    case 'bedrock': {
      // with a key it is meant; without one it signs with the function's role, which somebody has to want
      if (!secrets.bedrockEnabled && !secrets.bedrockApiKey) return undefined
      const { bedrock } = await import('./providers/bedrock.ts')
      return bedrock({ apiKey: secrets.bedrockApiKey, baseUrl: secrets.bedrockBaseUrl })
    }
  }
}
