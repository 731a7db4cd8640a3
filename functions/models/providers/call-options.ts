import type { JSONSchema7, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { ModelRequest } from '#functions/models/language-model.port'

/** Our request as options of the provider packages. */
export const callOptions = (request: ModelRequest, signal: AbortSignal): LanguageModelV4CallOptions => ({
  prompt: promptOf(request),
  maxOutputTokens: request.maxOutputTokens,
  temperature: request.temperature,
  abortSignal: signal,
  ...(request.tools.length > 0 && {
    tools: request.tools.map(({ name, description, parameters }) => ({
      type: 'function' as const,
      name,
      description,
      // the port says that `parameters` is JSON Schema; its type cannot
      inputSchema: parameters as JSONSchema7,
    })),
  }),
})

const promptOf = ({ system, messages }: ModelRequest): LanguageModelV4Prompt => {
  const written = messages.filter(({ text }) => text.trim() !== '')
  return [
    ...(system.trim() === '' ? [] : [{ role: 'system' as const, content: system }]),
    // Anthropic and Bedrock refuse a conversation that the assistant begins, and ours begin with the agent's greeting
    ...(written[0]?.role === 'user'
      ? []
      : [{ role: 'user' as const, content: textPart('(The visitor opened the chat.)') }]),
    ...written.map(({ role, text }) => ({ role, content: textPart(text) })),
  ]
}

const textPart = (text: string): [{ type: 'text'; text: string }] => [{ type: 'text', text }]
