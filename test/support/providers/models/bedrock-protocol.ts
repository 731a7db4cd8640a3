import { crc32 } from 'node:zlib'
import * as z from 'zod'
import { type Protocol, usage } from './stand-in.ts'

/**
 * Amazon Bedrock's ConverseStream: binary event-stream messages (lengths and headers in front, a CRC-32 after the first
 * eight bytes and one after everything), each with a JSON payload.
 * Source: Bedrock API reference, "ConverseStream"; Amazon Transcribe developer guide, "Event stream encoding".
 */
export const bedrockProtocol: Protocol = {
  contentType: 'application/vnd.amazon.eventstream',
  objection: ({ path, headers, body }) => {
    if (!/^\/model\/[^/]+\/converse-stream$/.test(path))
      return { status: 404, headers: { 'x-amzn-errortype': 'UnknownOperationException' }, body: {} }
    const isKnown =
      headers.authorization === 'Bearer bedrock-stand-in' ||
      /^AWS4-HMAC-SHA256 Credential=AKIASTANDIN\/\d{8}\/eu-central-1\/bedrock\/aws4_request, SignedHeaders=.+, Signature=[0-9a-f]{64}$/.test(
        headers.authorization ?? '',
      )
    if (!isKnown) return bedrockProtocol.refusal('bad-key')
    const { error } = Body.safeParse(body)
    return error ? refused(400, 'ValidationException', z.prettifyError(error)) : undefined
  },
  refusal: (refusal) => {
    switch (refusal) {
      case 'rate-limited':
        return refused(429, 'ThrottlingException', 'Too many requests, please wait before trying again.', {
          'retry-after': '2',
        })
      case 'bad-key':
        return refused(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.')
      case 'overloaded':
        return refused(503, 'ServiceUnavailableException', 'Bedrock is unable to process your request.')
      case 'bad-request':
        return refused(400, 'ValidationException', 'The provided model identifier is invalid.')
    }
  },
  frames: {
    start: () => [event('messageStart', { role: 'assistant' })],
    delta: (text) => [event('contentBlockDelta', { contentBlockIndex: 0, delta: { text } })],
    toolCall: (name, input) => {
      const json = JSON.stringify(input)
      const half = Math.ceil(json.length / 2)
      const piece = (part: string) =>
        event('contentBlockDelta', { contentBlockIndex: 0, delta: { toolUse: { input: part } } })
      return [
        event('contentBlockStart', {
          contentBlockIndex: 0,
          start: { toolUse: { toolUseId: 'tooluse_kZJMlvQmRJ6eAyJE5GIl7Q', name } },
        }),
        piece(json.slice(0, half)),
        piece(json.slice(half)),
        event('contentBlockStop', { contentBlockIndex: 0 }),
      ]
    },
    end: (reason, hasText) => [
      ...(hasText ? [event('contentBlockStop', { contentBlockIndex: 0 })] : []),
      event('messageStop', {
        stopReason: {
          stop: 'end_turn',
          length: 'max_tokens',
          filtered: 'guardrail_intervened',
          'tool-call': 'tool_use',
        }[reason],
      }),
      event('metadata', {
        usage: { inputTokens: usage.input, outputTokens: usage.output, totalTokens: usage.input + usage.output },
        metrics: { latencyMs: 312 },
      }),
    ],
    error: () => [
      message(
        {
          ':exception-type': 'serviceUnavailableException',
          ':content-type': 'application/json',
          ':message-type': 'exception',
        },
        { message: 'The service is temporarily unable to handle the request.' },
      ),
    ],
  },
}

const Text = z.strictObject({ text: z.string().min(1) })

const Body = z.strictObject({
  system: z.array(Text).optional(),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(Text).min(1) }))
    .min(1)
    .refine(([first]) => first?.role === 'user', 'A conversation must start with a user message.')
    .refine((messages) => messages.every(({ role }, at) => role !== messages[at - 1]?.role), 'Roles must alternate.'),
  additionalModelResponseFieldPaths: z.array(z.string().startsWith('/')).max(10).optional(),
  inferenceConfig: z.strictObject({ maxTokens: z.number().int().positive(), temperature: z.number().min(0).max(1) }),
  toolConfig: z
    .strictObject({
      tools: z.array(
        z.strictObject({
          toolSpec: z.strictObject({
            name: z.string(),
            description: z.string(),
            inputSchema: z.strictObject({ json: z.looseObject({}) }),
          }),
        }),
      ),
      toolChoice: z.looseObject({}).optional(),
    })
    .optional(),
})

const refused = (status: number, type: string, text: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'x-amzn-errortype': type, ...headers },
  body: { message: text },
})

const event = (type: string, payload: object): Uint8Array =>
  message({ ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' }, payload)

/** prelude (total length, header length, CRC of both), headers (name, type 7 = text, value), payload, CRC of all before. */
const message = (headers: Readonly<Record<string, string>>, payload: object): Uint8Array => {
  const head = Buffer.concat(
    Object.entries(headers).map(([name, value]) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(Buffer.byteLength(value))
      return Buffer.concat([
        Buffer.from([Buffer.byteLength(name)]),
        Buffer.from(name),
        Buffer.from([7]),
        length,
        Buffer.from(value),
      ])
    }),
  )
  const body = Buffer.from(JSON.stringify(payload))
  const prelude = Buffer.alloc(8)
  prelude.writeUInt32BE(16 + head.length + body.length, 0)
  prelude.writeUInt32BE(head.length, 4)
  const whole = Buffer.concat([prelude, checksum(prelude), head, body])
  return Buffer.concat([whole, checksum(whole)])
}

const checksum = (bytes: Uint8Array): Buffer => {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum
}
