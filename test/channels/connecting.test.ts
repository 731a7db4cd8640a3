import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { ChannelConnected, ChannelRemoved } from '#events/channels/events'
import { handler as callWebhook } from '#functions/channels/connecting/call-new-channel-webhook'
import { handler as releaseAccounts } from '#functions/channels/connecting/release-accounts'
import { acceptSlices } from '#functions/channels/inbound/accept-slices'
import { handler as dropWaiting } from '#functions/channels/inbound/drop-waiting'
import { handler as telegramHook } from '#functions/channels/telegram-hook'
import { handler as deleteConversations } from '#functions/conversations/erasure/delete-agent-data'
import { handler as deleteKnowledge } from '#functions/knowledge/delete-agent-data'
import type { AccountId } from '#shared/channels/kinds'
import { channelMessages } from '#shared/channels/messages'
import { deliver } from '#test/support/handlers/deliver'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { refusal, telegramServer, tokenOf } from './telegram-server.ts'

const discord = { messages: 'mentioned' }

let region: TestRegion
let unseal: () => void
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
let agentId: string
let serial = 0
let bot = 500

const CONNECT = 'POST /v2/agents/{agentId}/channels/telegram'
const SHOW = 'GET /v2/agents/{agentId}/channels/telegram'
const LIST = 'GET /v2/agents/{agentId}/channels'
const REMOVE = 'DELETE /v2/agents/{agentId}/channels/telegram'
const SAVE = 'PUT /v2/agents/{agentId}/channels/settings'

const newAgent = async (by = owner): Promise<string> => {
  const id = `channel-agent-${String(++serial).padStart(2, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId: id, title: `Agent ${serial}`, enableNodes: true }, by)
  return id
}
const telegram = async () => {
  const server = await telegramServer()
  process.env.TELEGRAM_BASE_URL = server.origin
  return server
}
const rowsOf = (kind: string) => region.rows().filter((row) => row.kind === kind)
const account = (id: number) => rowsOf('channel-account').find((row) => row.account === `telegram:${id}`)
const channels = (id = agentId) => rowsOf('agent-channels').find((row) => row.agentId === id)

beforeAll(async () => {
  region = await startRegion()
  unseal = sealInMemory()
  process.env.PUBLIC_URL = 'https://app.example/'
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  delete process.env.TELEGRAM_BASE_URL
  unseal()
  await region.stop()
})
beforeEach(async () => {
  agentId = await newAgent()
  bot++
})

test('a bot is connected by its token: its earlier webhook is deleted and ours set, with a secret of its own', async () => {
  const { calls, methods } = await telegram()
  const token = tokenOf(bot)
  const { status, body } = await region.invoke(CONNECT, { agentId, token: ` ${token} ` }, owner)
  expect(status).toBe(200)
  const url = `https://app.example/api/eu/v2/agents/${agentId}/telegram-webhook`
  expect(body).toEqual({
    account: {
      account: `telegram:${bot}`,
      kind: 'telegram',
      agentId,
      name: `Bot ${bot}`,
      handle: `@bot${bot}_bot`,
      state: 'connected',
      connectedAt: expect.any(Number),
      tokenEnd: 'saw',
      readsGroups: false,
      joinsGroups: true,
    },
    webhook: { url, isOurs: true, waiting: 0 },
  })
  expect(methods()).toEqual(['getMe', 'deleteWebhook', 'setWebhook', 'getMyCommands', 'setMyCommands'])
  expect(calls[2]?.body).toEqual({
    url,
    secret_token: expect.stringMatching(/^[\w-]{43}$/),
    allowed_updates: ['message', 'edited_message', 'callback_query', 'my_chat_member'],
  })
  // what Telegram sends from now on is ours
  const signed = eventFor(
    'POST /v2/agents/{agentId}/telegram-webhook',
    { agentId, update_id: 1, poll: {} },
    {
      headers: { 'x-telegram-bot-api-secret-token': String(calls[2]?.body.secret_token) },
    },
  )
  expect((await telegramHook(signed, lambdaContext())).statusCode).toBe(200)
})

test('neither the token nor the hook’s secret is stored in clear, or leaves the server', async () => {
  const { calls } = await telegram()
  const token = tokenOf(bot)
  const made = await region.invoke(CONNECT, { agentId, token }, owner)
  const listed = await region.invoke(LIST, { agentId }, owner)
  const shown = await region.invoke(SHOW, { agentId }, owner)
  const secret = String(calls.find(({ method }) => method === 'setWebhook')?.body.secret_token)
  const seen = JSON.stringify([made.body, listed.body, shown.body, region.rows(), region.events()])
  expect(seen).not.toContain(token)
  expect(seen).not.toContain(token.split(':')[1])
  expect(seen).not.toContain(secret)
  expect(JSON.stringify([made.body, listed.body, shown.body])).not.toContain(String(account(bot)?.token))
})

test('the channels show what is connected, and what Telegram says of the webhook', async () => {
  await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  expect((await region.invoke(LIST, { agentId }, owner)).body).toMatchObject({
    accounts: [{ account: `telegram:${bot}`, state: 'connected' }],
    settings: { smartInit: true, telegram: { groups: 'mentioned' }, discord },
  })
  expect((await region.invoke(SHOW, { agentId }, owner)).body.webhook).toEqual({
    url: `https://app.example/api/eu/v2/agents/${agentId}/telegram-webhook`,
    isOurs: true,
    waiting: 3,
    lastErrorAt: 1_800_000_000_000,
    lastError: 'Connection refused',
  })
})

test('connecting tells the operator’s webhook and the product’s own events, the second time it does not count', async () => {
  await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot, 'SecondToken_1') }, owner)
  const events = region
    .events()
    .filter(({ data }) => data.agentId === agentId || (data.properties as { agentId?: string })?.agentId === agentId)
  expect(events.filter(({ type }) => type === 'channels.connected')).toHaveLength(2)
  expect(events.filter(({ data }) => data.name === 'telegram_channel_added')).toHaveLength(1)
  expect(account(bot)?.tokenEnd).toBe('n_1')
})

test('the operator’s webhook gets agent, its type and the channel, and its failures are ignored', async () => {
  const received: unknown[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.NEW_CHANNEL_WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const event = ChannelConnected({ workspaceId: owner.uid, agentId, account: 'telegram:1', by: 'Ada' })
  await deliver(callWebhook, event)
  expect(received).toEqual([{ agentId, agentType: 'vg', channelType: 'telegram' }])
  status = 500
  await deliver(callWebhook, event)
  server.close()
  server.closeAllConnections()
  await deliver(callWebhook, event)
  delete process.env.NEW_CHANNEL_WEBHOOK_URL
  await deliver(callWebhook, event)
  expect(received).toHaveLength(2)
})

test.each([
  '',
  '   ',
  'garbage',
  '12:short',
  '12:../../evil?token=aaaaaaaaaaaaaaaaaaaaaa',
  `${'9'.repeat(30)}:AAHaaaaaaaaaaaaaaaaaaaaaaaa`,
])('the token "%s" is refused, and Telegram is not asked', async (token) => {
  const { calls } = await telegram()
  const { status, body } = await region.invoke(CONNECT, { agentId, token }, owner)
  expect([status, body.issues?.[0]?.message]).toEqual([422, channelMessages.token])
  expect(calls).toEqual([])
})

test('a token that Telegram does not know is refused', async () => {
  await telegram()
  const { status, body } = await region.invoke(
    CONNECT,
    { agentId, token: `${bot}:BBBdqTcvCH1vGWJxfSeofSAs0K5PALDsaw` },
    owner,
  )
  expect([status, body.message]).toEqual([422, 'Please provide a valid token.'])
  expect(account(bot)).toBeUndefined()
})

test.each([
  [
    'setWebhook',
    refusal(400, 'Bad Request: bad webhook: HTTPS url must be provided'),
    'Failed to set webhook: Bad Request: bad webhook: HTTPS url must be provided',
    422,
  ],
  [
    'deleteWebhook',
    refusal(429, 'Too Many Requests: retry after 5'),
    'Failed to set webhook: Too Many Requests: retry after 5',
    422,
  ],
  ['getMe', refusal(500, 'Internal Server Error'), 'Error occurred: Internal Server Error', 422],
  ['getMe', { status: 200, body: 'no envelope' }, 'Error occurred: status 200', 503],
  ['setWebhook', 'hang up', 'Failed to set webhook: ECONNRESET', 503],
] as const)(
  'when %s fails, its reason is shown and the bot is free again',
  async (method, answer, message, expected) => {
    const { instead } = await telegram()
    instead[method] = answer
    const { status, body } = await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
    expect([status, body.message]).toEqual([expected, message])
    expect(account(bot)).toBeUndefined()
    expect(channels()?.telegramAccount).toBeUndefined()
    delete instead[method]
    const elsewhere = await newAgent(other)
    expect((await region.invoke(CONNECT, { agentId: elsewhere, token: tokenOf(bot) }, other)).status).toBe(200)
  },
)

test('a bot whose new webhook cannot be set stays with its agent, and shows why it is broken', async () => {
  const { instead } = await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  instead.setWebhook = refusal(400, 'Bad Request')
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  expect((await region.invoke(LIST, { agentId }, owner)).body.accounts).toMatchObject([
    { state: 'broken', reason: 'Bad Request' },
  ])
})

test('a bot belongs to one agent: which one is said within a workspace, and never of another', async () => {
  await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  const second = await newAgent()
  const title = `Agent ${serial - 1}`
  const own = await region.invoke(CONNECT, { agentId: second, token: tokenOf(bot) }, owner)
  expect([own.status, own.body.message]).toEqual([409, channelMessages.isAgents(title)])
  const foreign = await newAgent(other)
  const theirs = await region.invoke(CONNECT, { agentId: foreign, token: tokenOf(bot) }, other)
  expect([theirs.status, theirs.body.message]).toEqual([409, channelMessages.isElsewhere])
  expect(JSON.stringify(theirs.body)).not.toContain(agentId)
  expect(account(bot)?.agentId).toBe(agentId)
  const another = await region.invoke(CONNECT, { agentId, token: tokenOf(bot + 1000) }, owner)
  expect([another.status, another.body.message]).toEqual([409, channelMessages.hasAnotherBot])
})

test('a bot whose token was revoked is taken over by the workspace that has the new one, which the other’s log keeps', async () => {
  const { revoked, instead } = await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  const foreign = await newAgent(other)
  const take = () => region.invoke(CONNECT, { agentId: foreign, token: tokenOf(bot, 'SAs0K5PALDnew') }, other)
  // as long as Telegram takes the first token, or says nothing of it, nobody else gets the bot
  expect((await take()).status).toBe(409)
  instead.getWebhookInfo = refusal(500, 'Internal Server Error')
  expect((await take()).status).toBe(409)
  delete instead.getWebhookInfo
  revoked.add(tokenOf(bot))
  expect((await take()).status).toBe(200)
  expect(account(bot)).toMatchObject({ agentId: foreign, workspaceId: other.uid })
  expect(channels()?.telegramAccount).toBeUndefined()
  expect(rowsOf('audit').some((row) => row.owner === `WS#${owner.uid}` && row.action === 'channel.disconnected')).toBe(
    true,
  )
})

test('of two agents that connect a bot at once, one gets it', async () => {
  await telegram()
  const second = await newAgent()
  const answers = await Promise.all(
    [agentId, second].map((id) => region.invoke(CONNECT, { agentId: id, token: tokenOf(bot) }, owner)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([agentId, second].filter((id) => channels(id)?.telegramAccount)).toHaveLength(1)
})

test('disconnecting frees the bot, refuses what Telegram still sends, and drops what waits', async () => {
  const { calls, methods } = await telegram()
  const id: AccountId = `telegram:${bot}`
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  const secret = String(calls.find(({ method }) => method === 'setWebhook')?.body.secret_token)
  await acceptSlices([{ account: id, lane: `${id}/5`, eventId: '1', order: '1', raw: {} }])
  await acceptSlices([{ account: 'telegram:77', lane: 'telegram:77/5', eventId: '1', order: '1', raw: {} }])
  expect((await region.invoke(REMOVE, { agentId }, owner)).body).toEqual({ disconnected: true })
  expect(methods().slice(-3)).toEqual(['deleteWebhook', 'getMyCommands', 'deleteMyCommands'])
  const hooked = eventFor(
    'POST /v2/agents/{agentId}/telegram-webhook',
    { agentId, update_id: 2 },
    {
      headers: { 'x-telegram-bot-api-secret-token': secret },
    },
  )
  expect((await telegramHook(hooked, lambdaContext())).statusCode).toBe(401)
  const removed = region.events().findLast(({ type }) => type === 'channels.removed')
  expect(removed?.data).toEqual({ workspaceId: owner.uid, agentId, account: id })
  await deliver(dropWaiting, ChannelRemoved({ workspaceId: owner.uid, agentId, account: id }), { at: Date.now() + 1 })
  const waiting = rowsOf('waiting-inbound').map((row) => row.account)
  expect([waiting.includes(id), waiting.includes('telegram:77')]).toEqual([false, true])
  expect((await region.invoke(REMOVE, { agentId }, owner)).body).toEqual({ disconnected: false })
  expect((await region.invoke(SHOW, { agentId }, owner)).status).toBe(404)
  const second = await newAgent()
  expect((await region.invoke(CONNECT, { agentId: second, token: tokenOf(bot) }, owner)).status).toBe(200)
})

test('what came after the bot was connected again is not dropped', async () => {
  const id: AccountId = `telegram:${bot}`
  await acceptSlices([{ account: id, lane: `${id}/5`, eventId: '9', order: '9', raw: {} }])
  await deliver(dropWaiting, ChannelRemoved({ workspaceId: owner.uid, agentId, account: id }), { at: 1 })
  expect(rowsOf('waiting-inbound').map((row) => row.account)).toContain(id)
})

test('disconnecting works while Telegram cannot be reached', async () => {
  const { instead } = await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  instead.deleteWebhook = 'hang up'
  expect((await region.invoke(REMOVE, { agentId }, owner)).body).toEqual({ disconnected: true })
  expect(account(bot)).toBeUndefined()
})

test('a deleted agent’s bot is free for another, and its channel fields are gone', async () => {
  const { methods } = await telegram()
  await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  const event = AgentDeleted({ workspaceId: owner.uid, agentId })
  await deliver(releaseAccounts, event)
  // the agent still exists
  expect(account(bot)).toBeDefined()
  await region.invoke('DELETE /v2/agents/{agentId}', { agentId }, owner)
  await deliver(releaseAccounts, event)
  await deliver(releaseAccounts, event)
  expect([account(bot), channels()]).toEqual([undefined, undefined])
  expect(methods().filter((method) => method === 'deleteWebhook')).toHaveLength(2)
})

test('a deleted agent’s bot is free whichever of the event’s consumers comes first', async () => {
  await telegram()
  for (const first of [deleteKnowledge, deleteConversations]) {
    const made = await newAgent(owner)
    await region.invoke(CONNECT, { agentId: made, token: tokenOf(++bot) }, owner)
    await region.invoke('DELETE /v2/agents/{agentId}', { agentId: made }, owner)
    const event = AgentDeleted({ workspaceId: owner.uid, agentId: made })
    await deliver(first, event)
    await deliver(releaseAccounts, event)
    const left = region.rows().filter((row) => row.pk === `AGT#${made}`)
    expect([account(bot), left.map((row) => row.kind)]).toEqual([undefined, ['deleted-agent']])
    expect((await region.invoke(CONNECT, { agentId: await newAgent(other), token: tokenOf(bot) }, other)).status).toBe(
      200,
    )
  }
})

test('settings are changed one by one, without a bot too', async () => {
  const save = async (input: object) => (await region.invoke(SAVE, { agentId, ...input }, owner)).body.settings
  expect(await save({ smartInit: false })).toEqual({ smartInit: false, telegram: { groups: 'mentioned' }, discord })
  expect(await save({ telegram: { groups: 'never' } })).toEqual({
    smartInit: false,
    telegram: { groups: 'never' },
    discord,
  })
  expect(await save({})).toEqual({ smartInit: false, telegram: { groups: 'never' }, discord })
  expect((await region.invoke(SAVE, { agentId, telegram: { groups: 'always' } }, owner)).status).toBe(422)
})

test('opening the page of the channels is counted, for the agent’s workspace', async () => {
  const { status } = await region.invoke('POST /v2/agents/{agentId}/channels/viewed', { agentId }, owner)
  const event = region.events().findLast(({ type }) => type === 'analytics.product-event')
  expect([status, event?.data]).toEqual([
    200,
    { name: 'channels_viewed', workspaceId: owner.uid, properties: { agentId } },
  ])
})
