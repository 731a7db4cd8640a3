import * as z from 'zod'
import { sse } from './sse.ts'
import { type Protocol, usage } from './stand-in.ts'

/**
 * Anthropic's Messages API, streamed: named events from `message_start` over content blocks to `message_stop`, with `ping`s
 * in between and errors as an `error` event.
 * Source: Anthropic API documentation, "Streaming Messages" and "Errors".
 */
export const anthropicProtocol: Protocol = {
  contentType: 'text/event-stream; charset=utf-8',
  objection: ({ path, headers, body }) => {
    if (path !== '/v1/messages') return { status: 404, body: envelope('not_found_error', 'Not Found') }
    if (headers['x-api-key'] !== 'sk-ant-stand-in') return anthropicProtocol.refusal('bad-key')
    if (headers['anthropic-version'] !== '2023-06-01')
      return { status: 400, body: envelope('invalid_request_error', 'anthropic-version: header is required') }
    const { error } = Body.safeParse(body)
    return error ? { status: 400, body: envelope('invalid_request_error', z.prettifyError(error)) } : undefined
  },
  refusal: (refusal) => {
    switch (refusal) {
      case 'rate-limited':
        return {
          status: 429,
          headers: { 'retry-after': '2' },
          body: envelope('rate_limit_error', 'This request would exceed your rate limit.'),
        }
      case 'bad-key':
        return { status: 401, body: envelope('authentication_error', 'invalid x-api-key') }
      case 'overloaded':
        return { status: 529, body: envelope('overloaded_error', 'Overloaded') }
      case 'bad-request':
        return { status: 404, body: envelope('not_found_error', 'model: claude-unknown') }
    }
  },
  frames: {
    start: () => [
      named('message_start', {
        message: {
          id: 'msg_1nZdL29xx5MUA1yADyHTEsnR8uuvGzszyY',
          type: 'message',
          role: 'assistant',
          content: [],
          model: 'claude-sonnet-4-5-20250929',
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage.input, output_tokens: 1 },
        },
      }),
      named('ping', {}),
    ],
    delta: (text, isFirst) => [
      ...(isFirst ? [named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })] : []),
      named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    ],
    toolCall: (name, input) => {
      const json = JSON.stringify(input)
      const half = Math.ceil(json.length / 2)
      const piece = (partial_json: string) =>
        named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json } })
      return [
        named('content_block_start', {
          index: 0,
          content_block: { type: 'tool_use', id: 'toolu_01T1x1fJ34qAmk2tNTrN7Up6', name, input: {} },
        }),
        piece(''),
        piece(json.slice(0, half)),
        piece(json.slice(half)),
        named('content_block_stop', { index: 0 }),
      ]
    },
    end: (reason, hasText) => [
      ...(hasText ? [named('content_block_stop', { index: 0 })] : []),
      named('message_delta', {
        delta: {
          stop_reason: { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal', 'tool-call': 'tool_use' }[reason],
          stop_sequence: null,
        },
        usage: { output_tokens: usage.output },
      }),
      named('message_stop', {}),
    ],
    error: () => [sse(envelope('overloaded_error', 'Overloaded'), 'error')],
  },
}

const Text = z.strictObject({ type: z.literal('text'), text: z.string().min(1) })

const Body = z.strictObject({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  temperature: z.number().min(0).max(1).optional(),
  stream: z.literal(true),
  system: z.array(Text).optional(),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(Text).min(1) }))
    .min(1)
    .refine(([first]) => first?.role === 'user', 'messages: first message must use the "user" role')
    .refine(
      (messages) => messages.every(({ role }, at) => role !== messages[at - 1]?.role),
      'messages: roles must alternate',
    ),
  tools: z
    .array(
      z.strictObject({
        name: z.string(),
        description: z.string(),
        input_schema: z.looseObject({ type: z.literal('object') }),
        eager_input_streaming: z.boolean().optional(),
      }),
    )
    .optional(),
  tool_choice: z.strictObject({ type: z.literal('auto') }).optional(),
})

const named = (type: string, rest: object) => sse({ type, ...rest }, type)

const envelope = (type: string, message: string) => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
})
