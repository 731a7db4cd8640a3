import type { ProviderSecrets } from '#lib/secrets'
import { type ProviderModel, providerOf } from '#shared/models/provider-of'
import { hasModelKey } from './has-model-key.ts'
import type { LanguageModel } from './language-model.port.ts'

export interface SelectedModel {
  readonly model: LanguageModel
  /** The provider's id of the model, or `offline`: for the request and the price list. */
  readonly id: string
}

/** An agent can also choose the offline model, whatever keys there are. */
const OFFLINE = 'offline'

/**
 * The agent's own model, if the platform has a key for its provider, else the offline model. Only the selected adapter is
 * loaded: a cold start must not load four providers.
 */
export const selectModel = async (modelId: string, secrets: ProviderSecrets): Promise<SelectedModel> => {
  const wanted = providerOf(modelId)
  const model = modelId.trim() === OFFLINE ? undefined : await adapterOf(wanted, secrets)
  if (model) return { model, id: wanted.id }
  const { offlineModel } = await import('./offline/offline-model.ts')
  return { model: offlineModel(), id: OFFLINE }
}

const adapterOf = async ({ provider }: ProviderModel, secrets: ProviderSecrets): Promise<LanguageModel | undefined> => {
  if (!hasModelKey(provider, secrets)) return undefined
  switch (provider) {
    case 'openai': {
      const { openaiCompatible } = await import('./providers/openai-compatible.ts')
      return openaiCompatible({ apiKey: secrets.openaiApiKey, baseUrl: secrets.openaiBaseUrl })
    }
    case 'anthropic': {
      const { anthropic } = await import('./providers/anthropic.ts')
      return anthropic({ apiKey: secrets.anthropicApiKey, baseUrl: secrets.anthropicBaseUrl })
    }
    case 'google': {
      const { google } = await import('./providers/google.ts')
      return google({ apiKey: secrets.googleApiKey, baseUrl: secrets.googleBaseUrl })
    }
    case 'bedrock': {
      const { bedrock } = await import('./providers/bedrock.ts')
      return bedrock({ apiKey: secrets.bedrockApiKey, baseUrl: secrets.bedrockBaseUrl })
    }
  }
}
