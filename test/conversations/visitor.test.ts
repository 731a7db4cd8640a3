import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const SEND = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const STREAM = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream'
const LIST = 'GET /v2/agents/{agentId}/conversations'
const TRANSCRIPT = 'GET /v2/agents/{agentId}/conversations/{conversationId}'
const TEST = 'POST /v2/agents/{agentId}/test-conversations'
const SEND_TEST = 'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let agents = 0
let messages = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())

const newAgent = async (settings: object = {}): Promise<string> => {
  const agentId = `visited-agent-${String(++agents).padStart(3, '0')}`
  const { status } = await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId, title: 'Visited', ...settings },
    { token: owner.token },
  )
  expect(status).toBe(200)
  return agentId
}
const start = async (agentId: string, headers: Record<string, string> = {}, input: object = {}) =>
  region.invoke(START, { agentId, ...input }, { headers })
const send = (agentId: string, { conversationId, token }: { conversationId: string; token: string }, text: string) =>
  invokeStream(
    SEND,
    { agentId, conversationId, clientId: `client-${String(++messages).padStart(6, '0')}`, text },
    { token },
  )

describe('starting a conversation', () => {
  test('greets, costs nothing, and gives a token for this conversation only', async () => {
    const agentId = await newAgent()
    const { status, body, headers } = await start(agentId)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' })
    expect(body).toMatchObject({ protocol: 1, state: 'ai-chatting', continue: true })
    expect(body.messages).toMatchObject([
      {
        role: 'agent',
        text: expect.stringMatching(/^# Hello and welcome!/),
        parts: [{ kind: 'carousel' }, { kind: 'video' }],
      },
    ])
    const { body: credits } = await region.invoke(
      'GET /v2/workspaces/{workspaceId}/credits',
      { workspaceId: owner.uid },
      { token: owner.token },
    )
    expect(credits.credits).toBe(1000)
  })

  test('is refused outside the allowed origins and without an origin', async () => {
    const spendGuards = {
      perConversation: 0,
      perVisitorPerDay: 0,
      perDay: 0,
      turnsPerConversation: 0,
      alertAt: [],
      isStopped: false,
    }
    const agentId = await newAgent({
      security: { allowedOrigins: ['https://shop.example', 'https://*.blog.example'], spendGuards },
    })
    const statusFrom = async (origin?: string) => (await start(agentId, origin ? { origin } : {})).status
    expect(await statusFrom('https://shop.example')).toBe(200)
    expect(await statusFrom('https://a.blog.example')).toBe(200)
    for (const origin of [
      'https://evil.example',
      'http://shop.example',
      'https://shop.example.evil.example',
      'https://blog.example',
      'https://evilblog.example',
      'null',
      undefined,
    ])
      expect(await statusFrom(origin), String(origin)).toBe(403)
  })

  test('is refused on another website without a word to its visitors, and the owner reads which', async () => {
    const { body: agent } = await region.invoke(
      'GET /v2/agents/{agentId}',
      { agentId: await newAgent() },
      { token: owner.token },
    )
    const { security } = agent.data
    const agentId = await newAgent({ security: { ...security, allowedOrigins: ['https://shop.example'] } })
    const refused = async () =>
      (await region.invoke('GET /v2/agents/{agentId}/refused-origins', { agentId }, { token: owner.token })).body
        .origins
    expect(await refused()).toEqual([])
    for (const origin of [
      'https://shop.example',
      'https://other.example:8443',
      'https://other.example:8443',
      'null',
      'file:///x',
    ])
      await start(agentId, { origin })
    expect(await refused()).toEqual([{ origin: 'https://other.example:8443', lastAt: expect.any(Number) }])
    await atFixedTime(async () => {
      for (let n = 0; n < 60; n++) await start(agentId, { origin: `https://made-up-${n}.example` })
    })
    // made-up origins fill the list only up to the day's limit
    expect(await refused()).toHaveLength(20)
    const kept = region.rows().filter(({ kind, agentId: of }) => kind === 'refused-origin' && of === agentId)
    expect(kept.length).toBeLessThanOrEqual(51)
    expect(kept.every(({ ttl }) => typeof ttl === 'number')).toBe(true)
  })

  test('is limited to forty times in ten minutes from one address', async () => {
    const agentId = await newAgent()
    await atFixedTime(async () => {
      const statuses = await Promise.all(Array.from({ length: 45 }, async () => (await start(agentId)).status))
      expect(statuses.filter((status) => status === 200)).toHaveLength(40)
      const refused = await start(agentId)
      expect(refused.body).toMatchObject({ code: 'rate-limited', retryAfter: expect.any(Number) })
    })
  })
})

describe('a conversation', () => {
  test('past its limit tells the visitor, and shows the team how many messages were refused', async () => {
    const agentId = await newAgent()
    const { body: agent } = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: owner.token })
    const { security } = agent.data
    const limited = { ...security, spendGuards: { ...security.spendGuards, turnsPerConversation: 1 } }
    const limitedId = await newAgent({ security: limited })
    const { body } = await start(limitedId)
    await send(limitedId, body, 'Hello')
    await atFixedTime(async () => {
      for (let n = 0; n < 2; n++) {
        const refused = await send(limitedId, body, 'Hello again')
        expect(refused.status).toBe(403)
        expect(JSON.parse(refused.text)).toMatchObject({ code: 'limit-reached', key: 'conversations.limitReached' })
      }
    })
    const at = { agentId: limitedId, conversationId: body.conversationId }
    const seen = (await region.invoke(HISTORY, at, { token: body.token })).body.messages
    expect(seen.map(({ role }: { role: string }) => role)).toEqual(['agent', 'visitor', 'agent'])
    const read = (await region.invoke(TRANSCRIPT, at, { token: owner.token })).body.messages
    expect(read.at(-1)).toMatchObject({ role: 'system', notice: 'refused', count: 2 })
  })

  test('streams only events for visitors', async () => {
    const agentId = await newAgent({ vg_systemPrompt: 'THE SECRET PROMPT' })
    const { body } = await start(agentId)
    const { status, text, events } = await send(agentId, body, 'Hello')
    expect(status).toBe(200)
    expect(events.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1])).toEqual([
      'accepted',
      'delta',
      'done',
      'state',
    ])
    expect(Object.keys(events.find(({ type }) => type === 'done').message).toSorted()).toEqual([
      'at',
      'id',
      'role',
      'text',
    ])
    expect(text).not.toContain('SECRET')
    expect(text).not.toContain(owner.uid)
  })

  test('can be read in order, from any message on', async () => {
    const agentId = await newAgent()
    const { body } = await start(agentId)
    await send(agentId, body, 'Hello')
    const read = (after?: string) =>
      region.invoke(HISTORY, { agentId, conversationId: body.conversationId, after }, { token: body.token })
    const all = (await read()).body
    expect(all.messages.map(({ role }: { role: string }) => role)).toEqual(['agent', 'visitor', 'agent'])
    expect(all).toMatchObject({ isAnswering: false, continue: true })
    expect((await read(all.messages[1].id)).body.messages).toEqual([all.messages[2]])
  })

  test('sends a page that reconnects the missed messages, then the state', async () => {
    const agentId = await newAgent()
    const { body } = await start(agentId)
    await send(agentId, body, 'Hello')
    const greeting = body.messages[0].id
    const back = await invokeStream(
      STREAM,
      { agentId, conversationId: body.conversationId, after: greeting },
      { token: body.token },
    )
    expect(back.events.map(({ type }) => type)).toEqual(['replace', 'state'])
    const { id } = back.events[0].message
    const again = await invokeStream(
      STREAM,
      { agentId, conversationId: body.conversationId },
      { token: body.token, headers: { 'Last-Event-ID': id } },
    )
    expect(again.events.map(({ type }) => type)).toEqual(['state'])
  })

  test.each([
    ['', 422],
    ['   ', 422],
    ['x'.repeat(4001), 422],
    ['x'.repeat(4000), 200],
  ])('checks a message’s length (%#)', async (text, wanted) => {
    const agentId = await newAgent()
    const { body } = await start(agentId)
    expect((await send(agentId, body, text)).status).toBe(wanted)
  })
})

describe('the team', () => {
  test('sees conversations in which the visitor wrote, the last one first, and no tests', async () => {
    const agentId = await newAgent()
    const [first, second] = [(await start(agentId)).body, (await start(agentId)).body]
    await start(agentId)
    await region.invoke(TEST, { agentId }, { token: owner.token })
    await send(agentId, first, 'Hello')
    await send(agentId, second, 'Hello')
    await send(agentId, first, 'Hello again')
    const { body } = await region.invoke(LIST, { agentId }, { token: owner.token })
    expect(body.conversations.map(({ conversationId }: { conversationId: string }) => conversationId)).toEqual([
      first.conversationId,
      second.conversationId,
    ])
    expect(body.conversations[0]).toMatchObject({ turns: 2, credits: 2, channel: 'web' })
    const ended = await region.invoke(LIST, { agentId, state: 'ended_chat' }, { token: owner.token })
    expect(ended.body.conversations).toEqual([])
  })

  test('reads a transcript of its own agent and of no other', async () => {
    const agentId = await newAgent()
    const otherAgent = await newAgent()
    const { body } = await start(agentId)
    await send(agentId, body, 'Hello')
    const { conversationId } = body
    const own = await region.invoke(TRANSCRIPT, { agentId, conversationId }, { token: owner.token })
    expect(own.body.messages).toHaveLength(3)
    expect(
      (await region.invoke(TRANSCRIPT, { agentId: otherAgent, conversationId }, { token: owner.token })).status,
    ).toBe(404)
  })

  test('tests its draft, pays for it, and gets the trace of the reply', async () => {
    const agentId = await newAgent()
    await region.invoke(
      'POST /v2/agents/{agentId}',
      { agentId, vg_initPrompt: '', vg_initMessages: ['draft'], enableNodes: false },
      { token: owner.token },
    )
    const { body } = await region.invoke(TEST, { agentId }, { token: owner.token })
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['draft'])
    const input = { agentId, conversationId: body.conversationId, clientId: 'client-test-1', text: 'What do you know?' }
    const { events } = await invokeStream(SEND_TEST, input, { token: owner.token })
    const trace = events.find(({ type }) => type === 'trace').trace
    expect(trace).toMatchObject({
      model: { isOffline: true, provider: 'offline' },
      credits: 1,
      retrieval: { hits: [] },
    })
    expect(trace.path).toHaveLength(1)
    expect((await start(agentId)).body.messages[0].text).toMatch(/^# Hello and welcome!/)
  })
})
