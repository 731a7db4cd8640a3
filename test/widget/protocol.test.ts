import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Exchange } from '#test/support/handlers/answer-by-handlers'
import { handlersOverHttp } from '#test/support/handlers/handlers-over-http'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type Conversation, createConversation } from '#widget/session/create-conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import { addressesOf } from '#widget/transport/addresses-of.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'

const AGENT_ID = 'recorded-agent-1'

let region: TestRegion
let server: Awaited<ReturnType<typeof handlersOverHttp>>
const opened: Conversation[] = []
beforeAll(async () => {
  region = await startRegion()
  const owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId: AGENT_ID, title: 'Fenwick' }, { token: owner.token })
  server = await handlersOverHttp(region)
})
afterEach(() => {
  for (const conversation of opened.splice(0)) conversation.close()
})
afterAll(async () => {
  await server.close()
  await region.stop()
})

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

let ids = 0
const tab = (remembered: Storage) => {
  const conversation = createConversation({
    client: conversationClient(addressesOf(server.origin, 'eu'), AGENT_ID),
    saved: savedTicket(AGENT_ID, () => remembered),
    live: {
      connect: () => undefined,
      disconnect: () => undefined,
      isConnected: () => false,
      send: () => undefined,
      onMessage: () => () => undefined,
    },
    context: { lang: 'en', pageUrl: 'https://fenwick.example/', variables: { plan: 'gold' } },
    canStart: true,
    nextFrame: (then) => void setTimeout(then),
    newId: () => `recorded-${++ids}`,
    now: () => 1_800_000_000_000,
  })
  opened.push(conversation)
  return conversation
}

test('the widget and the real handlers understand each other: begin, say, come back', async () => {
  const remembered = storage()
  const before = tab(remembered)
  await before.open()
  expect(before.get()).toMatchObject({ phase: 'ready', turns: [{ role: 'agent', delivery: 'sent' }] })
  before.sendMessage('What does a service cost?')
  await expect
    .poll(() => before.get().turns.map(({ role, delivery }) => [role, delivery]), { timeout: 10_000 })
    .toEqual([
      ['agent', 'sent'],
      ['visitor', 'sent'],
      ['agent', 'sent'],
    ])
  await expect.poll(() => before.get().writing).toBeUndefined()
  const after = tab(remembered)
  await after.open()
  expect(after.get().turns.map(({ id, text }) => [id, text])).toEqual(
    before.get().turns.map(({ id, text }) => [id, text]),
  )
})

/** A session of the first published widget. It is never recorded again: embeds of that version are still in use. */
const recorded: readonly Exchange[] = JSON.parse(
  readFileSync(new URL('./fixtures/session-v1.json', import.meta.url), 'utf8'),
)

/** Names that differ in each session; texts and times may differ too, their type may not. */
const given = new Set(['id', 'messageId', 'conversationId', 'token'])
const free = new Set([...given, 'text', 'message', 'at', 'requestId'])

/** What `then` held that `now` does not. Whatever has been added since is welcome. Learns the new names on the way. */
const missing = (then: unknown, now: unknown, names: Map<string, string>, at = ''): string[] => {
  const name = at.split('.').at(-1) ?? ''
  if (given.has(name) && typeof then === 'string' && typeof now === 'string') names.set(then, now)
  if (Array.isArray(then)) {
    if (!Array.isArray(now) || now.length < then.length) return [`${at}: fewer`]
    return then.flatMap((one, i) => missing(one, now[i], names, `${at}.${i}`))
  }
  if (typeof then === 'object' && then !== null) {
    if (typeof now !== 'object' || now === null) return [`${at}: not an object`]
    return Object.entries(then).flatMap(([key, value]) => missing(value, Reflect.get(now, key), names, `${at}.${key}`))
  }
  if (typeof then !== typeof now) return [`${at}: ${typeof now}`]
  return free.has(name) || then === now ? [] : [`${at}: ${then} is ${now}`]
}

/** Events of a kind that came later, which every widget passes over. */
const withoutLater = (events: readonly unknown[] = [], then: readonly unknown[] = []): readonly unknown[] => {
  const kinds = new Set(then.map((event) => Reflect.get(Object(event), 'type')))
  return events.filter((event) => kinds.has(Reflect.get(Object(event), 'type')))
}

/** Words come in as many pieces as a model likes: what counts is what kinds of events came, in which order. */
const withoutPieces = (events: readonly unknown[] = []): readonly unknown[] =>
  events.filter((event, i) => {
    const type = (one: unknown) => (one as { type?: string } | undefined)?.type
    return type(event) !== 'delta' || type(events[i - 1]) !== 'delta'
  })

const renamed = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === 'string' ? (names.get(one) ?? one) : one))

test('an embed of the first day is still answered as it was', async () => {
  const names = new Map<string, string>()
  for (const then of recorded) {
    const input = renamed(then.input, names)
    const token = then.token && (names.get(then.token) ?? then.token)
    const now =
      then.events || then.key.endsWith('/stream') || (then.key.startsWith('POST') && then.token)
        ? await invokeStream(then.key, input, { token })
        : await region.invoke(then.key as Parameters<TestRegion['invoke']>[0], input, { token })
    const body = 'body' in now ? now.body : now.text.startsWith('{') ? JSON.parse(now.text) : undefined
    const events = 'events' in now ? now.events : undefined
    expect(now.status, then.key).toBe(then.status)
    expect(missing(then.body ?? {}, body ?? {}, names), then.key).toEqual([])
    expect(
      missing(withoutPieces(then.events), withoutPieces(withoutLater(events, then.events)), names),
      then.key,
    ).toEqual([])
  }
  expect(recorded.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 422, 401])
})
