import * as z from 'zod'
import { sse } from './sse.ts'
import { type Protocol, usage } from './stand-in.ts'

/**
 * OpenAI's Chat Completions, streamed: `data:` lines with `chat.completion.chunk` objects, usage in a last chunk without
 * choices (`stream_options.include_usage`), then `data: [DONE]`.
 * Source: OpenAI API reference, "Create chat completion" (streaming) and "Error codes".
 */
export const openaiProtocol: Protocol = {
  contentType: 'text/event-stream; charset=utf-8',
  objection: ({ path, headers, body }) => {
    if (path !== '/v1/chat/completions')
      return { status: 404, body: envelope(`Invalid URL (POST ${path})`, 'invalid_request_error', null) }
    if (headers.authorization !== 'Bearer sk-stand-in') return openaiProtocol.refusal('bad-key')
    const { error } = Body.safeParse(body)
    return error ? { status: 400, body: envelope(z.prettifyError(error), 'invalid_request_error', null) } : undefined
  },
  refusal: (refusal) => {
    switch (refusal) {
      case 'rate-limited':
        return {
          status: 429,
          headers: { 'retry-after': '2', 'retry-after-ms': '1500' },
          body: envelope('Rate limit reached for gpt-4o on tokens per min (TPM).', 'tokens', 'rate_limit_exceeded'),
        }
      case 'bad-key':
        return {
          status: 401,
          body: envelope('Incorrect API key provided: sk-wrong***key.', 'invalid_request_error', 'invalid_api_key'),
        }
      case 'overloaded':
        return {
          status: 503,
          body: envelope('The engine is currently overloaded, please try again later', 'server_error', null),
        }
      case 'bad-request':
        return { status: 400, body: envelope('This model does not exist.', 'invalid_request_error', 'model_not_found') }
    }
  },
  frames: {
    start: () => [chunk({ role: 'assistant', content: '', refusal: null })],
    delta: (content) => [chunk({ content })],
    toolCall: (name, input) => {
      const [first, second] = halves(JSON.stringify(input))
      const call = { index: 0, id: 'call_abc123', type: 'function', function: { name, arguments: '' } }
      return [
        chunk({ tool_calls: [call] }),
        chunk({ tool_calls: [{ index: 0, function: { arguments: first } }] }),
        chunk({ tool_calls: [{ index: 0, function: { arguments: second } }] }),
      ]
    },
    end: (reason) => [
      chunk({}, { stop: 'stop', length: 'length', filtered: 'content_filter', 'tool-call': 'tool_calls' }[reason]),
      sse({
        ...common,
        choices: [],
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
        },
      }),
      sse('[DONE]'),
    ],
    error: () => [
      sse({
        error: {
          message: 'The server had an error processing your request.',
          type: 'server_error',
          param: null,
          code: null,
        },
      }),
    ],
  },
}

const Message = z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) })

const Body = z
  .strictObject({
    model: z.string(),
    messages: z.array(Message).min(1),
    stream: z.literal(true),
    stream_options: z.strictObject({ include_usage: z.literal(true) }),
    max_tokens: z.number().int().positive().optional(),
    max_completion_tokens: z.number().int().positive().optional(),
    temperature: z.number().min(0).max(2).optional(),
    reasoning_effort: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
    tools: z
      .array(
        z.strictObject({
          type: z.literal('function'),
          function: z.strictObject({
            name: z.string(),
            description: z.string(),
            parameters: z.looseObject({ type: z.literal('object') }),
          }),
        }),
      )
      .optional(),
    tool_choice: z.literal('auto').optional(),
  })
  .refine(
    ({ model, max_tokens, temperature }) =>
      !/^(o\d|gpt-5)/.test(model) || (max_tokens === undefined && temperature === undefined),
    'Unsupported parameter: max_tokens and temperature are not supported with this model.',
  )

const common = {
  id: 'chatcmpl-123',
  object: 'chat.completion.chunk',
  created: 1_694_268_190,
  model: 'gpt-4o-mini',
  system_fingerprint: 'fp_44709d6fcb',
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  sse({ ...common, choices: [{ index: 0, delta, logprobs: null, finish_reason }] })

const envelope = (message: string, type: string, code: string | null) => ({
  error: { message, type, param: null, code },
})

const halves = (text: string): [string, string] => [
  text.slice(0, Math.ceil(text.length / 2)),
  text.slice(Math.ceil(text.length / 2)),
]
