import * as z from 'zod'
import { sse } from './sse.ts'
import { type Protocol, usage } from './stand-in.ts'

/**
 * Google's Gemini API, `streamGenerateContent?alt=sse`: unnamed events, each a whole GenerateContentResponse; the last has
 * the finish reason, and nothing follows it.
 * Source: Gemini API reference, "Generating content" and "Troubleshooting"; google.rpc.Status for errors.
 */
export const googleProtocol: Protocol = {
  contentType: 'text/event-stream',
  objection: ({ path, headers, body }) => {
    if (!/^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/.test(path))
      return { status: 404, body: envelope(404, 'NOT_FOUND', 'Not Found') }
    if (headers['x-goog-api-key'] !== 'AIza-stand-in') return googleProtocol.refusal('bad-key')
    const { error } = Body.safeParse(body)
    return error ? { status: 400, body: envelope(400, 'INVALID_ARGUMENT', z.prettifyError(error)) } : undefined
  },
  refusal: (refusal) => {
    switch (refusal) {
      case 'rate-limited':
        return {
          status: 429,
          body: envelope(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
            { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [] },
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' },
          ]),
        }
      case 'bad-key':
        return {
          status: 400,
          body: envelope(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
            {
              '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
              reason: 'API_KEY_INVALID',
              domain: 'googleapis.com',
              metadata: { service: 'generativelanguage.googleapis.com' },
            },
          ]),
        }
      case 'overloaded':
        return {
          status: 503,
          body: envelope(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
        }
      case 'bad-request':
        return {
          status: 404,
          body: envelope(404, 'NOT_FOUND', 'models/gemini-unknown is not found for API version v1beta'),
        }
    }
  },
  frames: {
    start: () => [],
    delta: (text) => [response([{ text }])],
    toolCall: (name, input) => [response([{ functionCall: { name, args: input } }])],
    end: (reason, hasText) => [
      response(
        hasText ? [{ text: '' }] : [],
        { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY', 'tool-call': 'STOP' }[reason],
      ),
    ],
    error: () => [sse(envelope(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'))],
  },
}

const Part = z.strictObject({ text: z.string().min(1) })

const Body = z.strictObject({
  systemInstruction: z.strictObject({ parts: z.array(Part).min(1) }).optional(),
  contents: z.array(z.strictObject({ role: z.enum(['user', 'model']), parts: z.array(Part).min(1) })).min(1),
  generationConfig: z.strictObject({
    maxOutputTokens: z.number().int().positive(),
    temperature: z.number().min(0).max(2),
    thinkingConfig: z
      .strictObject({ thinkingBudget: z.number().int().optional(), thinkingLevel: z.string().optional() })
      .optional(),
  }),
  tools: z
    .array(
      z.strictObject({
        functionDeclarations: z.array(
          z.strictObject({ name: z.string(), description: z.string(), parametersJsonSchema: z.looseObject({}) }),
        ),
      }),
    )
    .optional(),
  toolConfig: z.looseObject({}).optional(),
})

const response = (parts: readonly object[], finishReason?: string) =>
  sse({
    candidates: [
      {
        ...(parts.length > 0 && { content: { parts, role: 'model' } }),
        ...(finishReason && { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
    modelVersion: 'gemini-2.5-flash',
    responseId: 'mEFPaeWnDZmV1dkP9f2MiQk',
  })

const envelope = (code: number, status: string, message: string, details?: readonly object[]) => ({
  error: { code, message, status, ...(details && { details }) },
})
