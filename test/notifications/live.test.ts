import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ReplyCommitted } from '#events/conversations/events'
import { handler as publishReply } from '#functions/notifications/live/publish-reply'
import { handler as live } from '#functions/notifications/live/socket'
import { signConversationToken } from '#lib/tokens/conversation-token'
import { replaceWorld } from '#lib/world'
import { deliver } from '#test/support/handlers/deliver'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { socketEvent } from '#test/support/handlers/socket-event'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

type Pushed = { readonly connectionId: string; readonly message: Record<string, unknown> }

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
const agentId = 'live-agent-00001'
const conversationId = '01J0000000000000000000LIVE'
const pushed: Pushed[] = []
const gone = new Set<string>()
const broken = new Set<string>()

/** API Gateway's management API, reduced to pushing. */
const management = createServer(async (request, response) => {
  const connectionId = decodeURIComponent(String(request.url).split('/').at(-1) ?? '')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (gone.has(connectionId)) return void response.writeHead(410, { 'x-amzn-errortype': 'GoneException' }).end('{}')
  if (broken.has(connectionId)) return void response.writeHead(500).end('{}')
  pushed.push({ connectionId, message: JSON.parse(Buffer.concat(chunks).toString()) })
  response.writeHead(200).end()
})

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  other = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Live' }, { token: owner.token })
  await new Promise<void>((resolve) => management.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    LIVE_ENDPOINT: `http://127.0.0.1:${(management.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  })
})
afterAll(async () => {
  management.close()
  await region.stop()
})
beforeEach(() => {
  pushed.length = 0
  gone.clear()
  broken.clear()
})

let count = 0
const open: string[] = []
const connect = () => {
  const connectionId = `conn-${++count}`
  open.push(connectionId)
  return connectionId
}
const say = async (connectionId: string, message: unknown) => {
  const { body } = await live(socketEvent(connectionId, 'MESSAGE', message), lambdaContext())
  return body ? (JSON.parse(body) as Record<string, unknown>) : undefined
}
afterEach(async () => {
  for (const connectionId of open.splice(0)) await live(socketEvent(connectionId, 'DISCONNECT'), lambdaContext())
})

const conversation = { kind: 'conversation', agentId, conversationId } as const
const agent = { kind: 'agent', agentId } as const
const reply = (at = Date.now()) => {
  const event = ReplyCommitted({
    workspaceId: owner.uid,
    agentId,
    conversationId,
    channel: 'web',
    messageId: 'M1',
    milliCredits: 1000,
    payer: { kind: 'workspace', id: owner.uid },
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 5,
    isUnanswered: false,
    isTest: false,
  })
  return deliver(publishReply, event, { id: 'E1', at })
}

test('a visitor is notified that their conversation changed, without any content', async () => {
  const connection = connect()
  const token = await signConversationToken({ agentId, conversationId })
  expect(await say(connection, { type: 'subscribe', topic: conversation, token })).toEqual({
    type: 'subscribed',
    topic: conversation,
  })
  const at = Date.now()
  await reply(at)
  expect(pushed).toEqual([
    { connectionId: connection, message: { type: 'changed', agentId, conversationId, messageId: 'M1', at } },
  ])
})

test('the team receives updates of every conversation of its agent', async () => {
  const connection = connect()
  expect(await say(connection, { type: 'subscribe', topic: agent, token: owner.token })).toMatchObject({
    type: 'subscribed',
  })
  await reply()
  expect(pushed.map(({ connectionId }) => connectionId)).toEqual([connection])
})

test.each([
  ['another owner, the agent', () => other.token, agent, 'not-found'],
  ['another owner, the conversation', () => other.token, conversation, 'not-found'],
  ['a visitor, the whole agent', () => signConversationToken({ agentId, conversationId }), agent, 'not-found'],
  [
    'a visitor of another conversation',
    () => signConversationToken({ agentId, conversationId: '01J000000000000000000OTHER' }),
    conversation,
    'not-found',
  ],
  ['a made-up token', () => 'cv1.e30.AAAAAAAAAAAAAAAA', conversation, 'unauthenticated'],
])('%s: refused, and receives nothing', async (_, tokenOf, topic, code) => {
  const connection = connect()
  expect(await say(connection, { type: 'subscribe', topic, token: await tokenOf() })).toMatchObject({
    type: 'refused',
    code,
  })
  await reply()
  expect(pushed).toEqual([])
})

test('a subscription that was opened with a key receives nothing a minute after the key’s end', async () => {
  const connection = connect()
  const list = await region.invoke('GET /v2/agents/{agentId}/keys', { agentId }, { token: owner.token })
  const [{ id: replaces, key: token }] = list.body.keys
  expect(await say(connection, { type: 'subscribe', topic: agent, token })).toMatchObject({ type: 'subscribed' })
  await reply()
  const input = { agentId, replaces, validFor: 'hour' }
  await region.invoke('POST /v2/agents/{agentId}/keys', input, { token: owner.token })
  const start = Date.now()
  const pushedAfter = async (ms: number) => {
    const undo = replaceWorld({ now: () => start + ms })
    await reply()
    undo()
    return pushed.length
  }
  expect(await pushedAfter(60_000)).toBe(2)
  expect(await pushedAfter(3_660_000)).toBe(2)
})

test('a closed connection’s subscriptions are removed', async () => {
  const connection = connect()
  await say(connection, { type: 'subscribe', topic: agent, token: owner.token })
  gone.add(connection)
  await reply()
  expect(region.rows().filter((row) => row.connectionId === connection && row.kind === 'live-subscription')).toEqual([])
})

test('a connection that fails costs the others nothing: they receive the update once, and nothing is retried', async () => {
  const [one, failing, another] = [connect(), connect(), connect()]
  for (const connection of [one, failing, another])
    await say(connection, { type: 'subscribe', topic: agent, token: owner.token })
  broken.add(failing)
  await reply()
  expect(pushed.map(({ connectionId }) => connectionId).toSorted()).toEqual([one, another].toSorted())
  broken.delete(failing)
  await reply()
  expect(pushed.filter(({ connectionId }) => connectionId === failing)).toHaveLength(1)
})

test('an update that comes a minute late is not pushed: the dashboard has fetched since', async () => {
  const connection = connect()
  await say(connection, { type: 'subscribe', topic: agent, token: owner.token })
  await reply(Date.now() - 60_001)
  expect(pushed).toEqual([])
})

test('disconnecting leaves nothing behind', async () => {
  const connection = connect()
  await say(connection, { type: 'subscribe', topic: agent, token: owner.token })
  await live(socketEvent(connection, 'DISCONNECT'), lambdaContext())
  expect(region.rows().filter((row) => row.connectionId === connection)).toEqual([])
})

test('after unsubscribing nothing is received', async () => {
  const connection = connect()
  await say(connection, { type: 'subscribe', topic: agent, token: owner.token })
  expect(await say(connection, { type: 'unsubscribe', topic: agent })).toEqual({ type: 'unsubscribed', topic: agent })
  await reply()
  expect(pushed).toEqual([])
})

test.each([
  '',
  'null',
  '[]',
  '{"type":"shout"}',
  '{"type":"subscribe"}',
  '{"type":"subscribe","topic":{"kind":"agent","agentId":{}},"token":[]}',
  'x'.repeat(50_000),
])('invalid message %# is refused without closing the connection', async (text) => {
  expect(await say(connect(), text)).toMatchObject({ type: 'refused' })
})

test('a ping has no answer, which would be paid like the ping', async () => {
  expect(await say(connect(), { type: 'ping' })).toBeUndefined()
})

test.each([
  ['one after the other', (subscribe: (() => Promise<unknown>)[]) => inTurn(subscribe)],
  ['all at once', (subscribe: (() => Promise<unknown>)[]) => Promise.all(subscribe.map((one) => one()))],
])('a connection subscribes to 20 topics at most, asked %s, and to another after it left one', async (_, inOrder) => {
  const connection = connect()
  const topicAt = (at: number) => ({ ...conversation, conversationId: `01J00000000000000000000T${at + 10}` })
  const ask = (at: number) => () => say(connection, { type: 'subscribe', topic: topicAt(at), token: owner.token })
  const answers = (await inOrder(Array.from({ length: 60 }, (_one, at) => ask(at)))) as {
    type: string
    code?: string
  }[]
  expect(answers.filter(({ type }) => type === 'subscribed')).toHaveLength(20)
  expect(answers.filter(({ code }) => code === 'limit-reached')).toHaveLength(40)
  const stored = region.rows().filter((row) => row.kind === 'live-subscription' && row.connectionId === connection)
  expect(stored).toHaveLength(20)
  const [opened] = region.rows().filter((row) => row.kind === 'live-connection' && row.connectionId === connection)
  expect(opened?.topics).toHaveLength(20)
  const taken = answers.findIndex(({ type }) => type === 'subscribed')
  await say(connection, { type: 'unsubscribe', topic: topicAt(taken) })
  expect(await ask(taken)()).toMatchObject({ type: 'subscribed' })
})

const inTurn = async (work: readonly (() => Promise<unknown>)[]) => {
  const answers: unknown[] = []
  for (const one of work) answers.push(await one())
  return answers
}

test('the credential of a subscriber is never stored', async () => {
  await say(connect(), { type: 'subscribe', topic: agent, token: owner.secret })
  const subscriptions = region.rows().filter(({ kind }) => kind === 'live-subscription' || kind === 'live-connection')
  expect(subscriptions.length).toBeGreaterThan(0)
  expect(JSON.stringify(subscriptions)).not.toContain(owner.secret)
})
