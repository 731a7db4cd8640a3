import { createAnthropic } from '@ai-sdk/anthropic'
import type { LanguageModel } from '#functions/models/language-model.port'
import type { ProviderSettings } from './provider-settings.ts'
import { streamProvider } from './stream-provider.ts'

/** Anthropic's Messages API. */
export const anthropic = ({ apiKey, baseUrl, idleTimeoutMs }: ProviderSettings): LanguageModel => {
  const provider = createAnthropic({
    baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
    ...(apiKey && { apiKey }),
  })
  return {
    provider: 'anthropic',
    stream: (request) => streamProvider(provider.messages(request.model), request, { idleTimeoutMs }),
  }
}
