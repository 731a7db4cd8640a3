import { describe, expect, it } from 'vitest'
import type { LanguageModel, ModelEvent, ModelRequest } from '#functions/models/language-model.port'
import { anthropic } from '#functions/models/providers/anthropic'
import { bedrock } from '#functions/models/providers/bedrock'
import { google } from '#functions/models/providers/google'
import { openaiCompatible } from '#functions/models/providers/openai-compatible'
import type { ProviderSettings } from '#functions/models/providers/provider-settings'
import { anthropicProtocol } from '#test/support/providers/models/anthropic-protocol'
import { bedrockProtocol } from '#test/support/providers/models/bedrock-protocol'
import { googleProtocol } from '#test/support/providers/models/google-protocol'
import { openaiProtocol } from '#test/support/providers/models/openai-protocol'
import { type Protocol, type Script, standIn, usage } from '#test/support/providers/models/stand-in'

interface Provider {
  readonly name: string
  readonly protocol: Protocol
  readonly adapter: (settings: ProviderSettings) => LanguageModel
  readonly path: string
  readonly key: string
  readonly model: string
  /** The delay that its 429 response asks for. */
  readonly retryAfterMs: number
}

const providers: readonly Provider[] = [
  {
    name: 'OpenAI and compatible servers',
    protocol: openaiProtocol,
    adapter: openaiCompatible,
    path: '/v1',
    key: 'sk-stand-in',
    model: 'gpt-4o',
    retryAfterMs: 1500,
  },
  {
    name: 'Anthropic',
    protocol: anthropicProtocol,
    adapter: anthropic,
    path: '/v1',
    key: 'sk-ant-stand-in',
    model: 'claude-sonnet-4-5',
    retryAfterMs: 2000,
  },
  {
    name: 'Google',
    protocol: googleProtocol,
    adapter: google,
    path: '/v1beta',
    key: 'AIza-stand-in',
    model: 'gemini-2.5-flash',
    retryAfterMs: 36_000,
  },
  {
    name: 'Bedrock',
    protocol: bedrockProtocol,
    adapter: bedrock,
    path: '',
    key: 'bedrock-stand-in',
    model: 'eu.anthropic.claude-sonnet-4-5-20250929-v1:0',
    retryAfterMs: 2000,
  },
]

const request: ModelRequest = {
  model: '',
  system: 'You answer for a bicycle workshop.',
  messages: [
    { role: 'assistant', text: 'Hello! How can I help?' },
    { role: 'user', text: 'When are you open?' },
    { role: 'assistant', text: 'From nine to six.' },
    { role: 'user', text: 'And on Saturdays?' },
  ],
  sources: [],
  isKnowledgeOnly: false,
  node: { name: 'Answer', instructions: '' },
  variables: {},
  tools: [],
  temperature: 0.5,
  maxOutputTokens: 256,
  signal: new AbortController().signal,
}

const collect = async (events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> => {
  const all: ModelEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

const bookSlot = {
  name: 'book_slot',
  description: 'Books a slot in the workshop.',
  parameters: { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] },
}

describe.each(providers)('$name', ({ protocol, adapter, path, key, model, retryAfterMs }) => {
  const played = async (script: Script, change: Partial<ModelRequest> = {}, settings: ProviderSettings = {}) => {
    await using provider = await standIn(protocol)
    provider.script(script)
    const asking = adapter({ apiKey: key, baseUrl: `${provider.origin}${path}`, ...settings })
    const events = await collect(asking.stream({ ...request, model, ...change }))
    return { events, requests: provider.requests }
  }

  it('streams an answer and reports its tokens', async () => {
    const { events, requests } = await played({ kind: 'answer', deltas: ['On Saturdays ', 'from ten.'] })
    expect(events).toEqual([
      { type: 'delta', text: 'On Saturdays ' },
      { type: 'delta', text: 'from ten.' },
      { type: 'finish', reason: 'stop', inputTokens: usage.input, outputTokens: usage.output },
    ])
    expect(JSON.stringify(requests[0]?.body)).toContain('And on Saturdays?')
  })

  it('passes on a tool call with its input', async () => {
    const { events } = await played(
      { kind: 'tool-call', name: 'book_slot', input: { day: 'Saturday' } },
      { tools: [bookSlot] },
    )
    expect(events).toEqual([
      { type: 'tool-call', id: expect.any(String), name: 'book_slot', input: { day: 'Saturday' } },
      { type: 'finish', reason: 'tool-calls', inputTokens: usage.input, outputTokens: usage.output },
    ])
  })

  it('reports an answer that reached its limit, and one that was filtered', async () => {
    const short = await played({ kind: 'cut-short', deltas: ['On Sat'] })
    expect(short.events.at(-1)).toMatchObject({ type: 'finish', reason: 'length' })
    const filtered = await played({ kind: 'filtered', deltas: [] })
    expect(filtered.events.at(-1)).toMatchObject({ type: 'finish', reason: 'filtered' })
  })

  it('reports how long to wait after a rate limit', async () => {
    const { events } = await played({ kind: 'refuses', refusal: 'rate-limited' })
    expect(events).toEqual([{ type: 'failed', failure: 'rate-limited', message: expect.any(String), retryAfterMs }])
  })

  it('reports a bad key as such, without repeating it', async () => {
    const { events } = await played({ kind: 'answer', deltas: ['never'] }, {}, { apiKey: 'sk-wrong-key-0123456789' })
    expect(events).toEqual([{ type: 'failed', failure: 'bad-key', message: expect.any(String) }])
    expect(JSON.stringify(events)).not.toContain('sk-wrong')
  })

  it('distinguishes an overloaded provider from a refused request', async () => {
    const overloaded = await played({ kind: 'refuses', refusal: 'overloaded' })
    expect(overloaded.events).toMatchObject([{ type: 'failed', failure: 'overloaded' }])
    const refused = await played({ kind: 'refuses', refusal: 'bad-request' })
    expect(refused.events).toMatchObject([{ type: 'failed', failure: 'bad-request' }])
  })

  it('calls the provider once: retries are up to the turn', async () => {
    const { requests } = await played({ kind: 'refuses', refusal: 'overloaded' })
    expect(requests).toHaveLength(1)
  })

  it('reports a connection lost in mid-answer as a broken stream', async () => {
    const { events } = await played({ kind: 'connection-lost', deltas: ['On Saturdays '] })
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: 'broken-stream' })
    expect(events.filter(({ type }) => type === 'finish')).toEqual([])
  })

  it.each([{ deltas: ['On Saturdays '] }, { deltas: [] }])(
    'never takes a closed connection without the provider’s own end for an answer ($deltas)',
    async ({ deltas }) => {
      const { events } = await played({ kind: 'ends-early', deltas })
      expect(events.at(-1)).toMatchObject({ type: 'failed', failure: 'broken-stream' })
    },
  )

  it('passes on an error that arrives inside the stream', async () => {
    const { events } = await played({ kind: 'fails-midway', deltas: ['On '] })
    expect(events.map(({ type }) => type)).toEqual(['delta', 'failed'])
    expect(events.at(-1)).toMatchObject({ failure: 'overloaded' })
  })

  it('reports an unreachable provider as overloaded, so that the turn retries', async () => {
    await using provider = await standIn(protocol)
    const { origin } = provider
    await provider[Symbol.asyncDispose]()
    const events = await collect(adapter({ apiKey: key, baseUrl: `${origin}${path}` }).stream({ ...request, model }))
    expect(events).toMatchObject([{ type: 'failed', failure: 'overloaded' }])
  })

  it('gives up when the turn’s time is over', async () => {
    await using provider = await standIn(protocol)
    provider.script({ kind: 'never-answers' })
    const over = new AbortController()
    const asking = adapter({ apiKey: key, baseUrl: `${provider.origin}${path}` })
    const events = collect(asking.stream({ ...request, model, signal: over.signal }))
    await provider.asked
    over.abort(new DOMException('over', 'TimeoutError'))
    expect(await events).toMatchObject([{ type: 'failed', failure: 'timeout' }])
  })

  it('gives up on a provider that sends no more data', async () => {
    const { events } = await played({ kind: 'falls-silent', deltas: ['On '] }, {}, { idleTimeoutMs: 200 })
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: 'timeout' })
  })

  it('closes the connection when its caller stops reading', async () => {
    await using provider = await standIn(protocol)
    provider.script({ kind: 'falls-silent', deltas: ['On ', 'Sat'] })
    const asking = adapter({ apiKey: key, baseUrl: `${provider.origin}${path}` })
    for await (const event of asking.stream({ ...request, model })) if (event.type === 'delta') break
    await provider.left
  })

  it('begins with the visitor even when the agent wrote first, and leaves out empty messages', async () => {
    const { events, requests } = await played(
      { kind: 'answer', deltas: ['Hello!'] },
      {
        messages: [
          { role: 'assistant', text: 'Hello!' },
          { role: 'user', text: '  ' },
        ],
        system: '',
      },
    )
    expect(events.at(-1)).toMatchObject({ type: 'finish' })
    expect(JSON.stringify(requests[0]?.body)).not.toContain('"  "')
  })
})

describe('OpenAI’s reasoning models', () => {
  it('are called without the parameters that they refuse', async () => {
    await using provider = await standIn(openaiProtocol)
    const asking = openaiCompatible({ apiKey: 'sk-stand-in', baseUrl: `${provider.origin}/v1` })
    const events = await collect(asking.stream({ ...request, model: 'o4-mini' }))
    expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' })
    expect(provider.requests[0]?.body).toMatchObject({ max_completion_tokens: 256 })
  })
})

describe('a self-hosted compatible server', () => {
  it('needs no key', async () => {
    await using provider = await standIn({ ...openaiProtocol, objection: () => undefined })
    const asking = openaiCompatible({ baseUrl: `${provider.origin}/v1` })
    expect((await collect(asking.stream({ ...request, model: 'llama3' }))).at(-1)).toMatchObject({ type: 'finish' })
    expect(provider.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('that reports no tokens is metered by an estimate', async () => {
    const { frames } = openaiProtocol
    const counting = {
      ...openaiProtocol,
      frames: { ...frames, end: () => frames.end('stop', true).filter((_, at) => at !== 1) },
    }
    await using provider = await standIn(counting)
    const asking = openaiCompatible({ apiKey: 'sk-stand-in', baseUrl: `${provider.origin}/v1` })
    const end = (await collect(asking.stream({ ...request, model: 'llama3' }))).at(-1)
    expect(end).toMatchObject({ type: 'finish', inputTokens: 27, outputTokens: 2 })
  })
})

describe('Bedrock', () => {
  it('signs with the function’s own role without a key', async () => {
    await using provider = await standIn(bedrockProtocol)
    Object.assign(process.env, {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
      AWS_SECRET_ACCESS_KEY: 'secret',
    })
    const asking = bedrock({ baseUrl: provider.origin })
    const events = await collect(asking.stream({ ...request, model: 'amazon.nova-lite-v1:0' }))
    expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' })
  })
})
