import { createGoogle } from '@ai-sdk/google'
import type { LanguageModel } from '#functions/models/language-model.port'
import type { ProviderSettings } from './provider-settings.ts'
import { streamProvider } from './stream-provider.ts'

/** Google's Gemini API. */
export const google = ({ apiKey, baseUrl, idleTimeoutMs }: ProviderSettings): LanguageModel => {
  const provider = createGoogle({
    baseURL: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta',
    ...(apiKey && { apiKey }),
  })
  return {
    provider: 'google',
    stream: (request) =>
      streamProvider(provider.chat(request.model), request, {
        idleTimeoutMs,
        // thoughts count against the output's limit, and could leave nothing of it for the answer
        reasoning: /^gemini-(2\.5|[3-9])/.test(request.model) ? 'none' : undefined,
      }),
  }
}
