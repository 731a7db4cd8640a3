import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from '#functions/models/language-model.port'
import type { ProviderSettings } from './provider-settings.ts'
import { streamProvider } from './stream-provider.ts'

/** OpenAI, and every server with its Chat Completions API: vLLM, Ollama, LiteLLM, OpenRouter, Azure's v1 route. */
export const openaiCompatible = ({ apiKey, baseUrl, idleTimeoutMs }: ProviderSettings): LanguageModel => {
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    ...(apiKey && { apiKey }),
    includeUsage: true,
    transformRequestBody: forReasoning,
  })
  return {
    provider: 'openai',
    stream: (request) => streamProvider(provider.chatModel(request.model), request, { idleTimeoutMs }),
  }
}

/** OpenAI's reasoning models refuse `max_tokens` and any temperature; their effort is low because a visitor is waiting. */
const forReasoning = (body: Record<string, unknown>): Record<string, unknown> => {
  if (!/^(o\d|gpt-5)/.test(String(body.model))) return body
  const { max_tokens, temperature: _, ...rest } = body
  return { ...rest, max_completion_tokens: max_tokens, reasoning_effort: 'low' }
}
