import { beforeEach, expect, test } from 'vitest'
import { waitingSends } from '#features/conversations'
import { drainAccount } from '#functions/channels/sending/drain-account'
import { messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import type { AccountId } from '#shared/channels/kinds'
import { HOUR_MS, healthWorld } from './health-world.ts'
import { refusal, tokenOf } from './telegram-server.ts'

const CONNECT = 'POST /v2/agents/{agentId}/channels/telegram'
const SHOW = 'GET /v2/agents/{agentId}/channels/telegram'
const LIST = 'GET /v2/agents/{agentId}/channels'

let bot = 300
beforeEach(() => {
  bot++
})
const id = (): AccountId => `telegram:${bot}`

test('connecting a broken bot again ends its pause, has what waits sent at once, and keeps its conversations', async () => {
  const { connect, region, owner, rowsOf, instead } = await healthWorld()
  const agentId = await connect(bot)
  const row = { account: id(), conversationId: 'conversation-1', messageId: 'message-1', agentId, to: '5' } as const
  await attempt([
    waitingSends.creating({
      ...row,
      workspaceId: owner.uid,
      channel: 'telegram',
      at: Date.now(),
      state: 'queued',
      next: 0,
      attempts: 0,
    }),
    messages.creating({
      conversationId: 'conversation-1',
      id: 'message-1',
      role: 'agent',
      text: 'We open at nine.',
      at: 1,
      delivery: { state: 'queued', at: 1 },
    }),
  ])
  instead.sendMessage = refusal(401, 'Unauthorized')
  await drainAccount(id())
  const drain = () => rowsOf('account-drain').find((one) => one.account === id())
  expect(drain()?.pausedUntil).toBeGreaterThan(Date.now())
  expect((await region.invoke(LIST, { agentId }, owner)).body.accounts).toMatchObject([{ state: 'broken', waiting: 1 }])
  delete instead.sendMessage
  const token = tokenOf(bot, 'SecondToken_1')
  const { body } = await region.invoke(CONNECT, { agentId, token }, owner)
  expect(body.account).toMatchObject({ state: 'connected', tokenEnd: 'n_1' })
  expect(body.account).not.toHaveProperty('reason')
  expect(drain()?.pausedUntil).toBeUndefined()
  expect(region.events().at(-1)).toMatchObject({ type: 'conversations.send-queued', data: { account: id() } })
  await drainAccount(id())
  expect(rowsOf('waiting-send')).toEqual([])
  expect(rowsOf('message').find((message) => message.id === 'message-1')?.delivery).toMatchObject({ state: 'sent' })
})

test('a bot whose webhook another program took is connected again by the token that is stored', async () => {
  const { connect, region, owner, webhookIs, urlOf, calls, account } = await healthWorld()
  const agentId = await connect(bot)
  webhookIs({ url: 'https://other.example/hook', pending_update_count: 0 })
  // asking Telegram from the panel says what a probe would
  expect((await region.invoke(SHOW, { agentId }, owner)).body).toMatchObject({
    account: { state: 'degraded', cause: 'taken', since: expect.any(Number) },
    webhook: { isOurs: false },
  })
  calls.splice(0)
  expect((await region.invoke(CONNECT, { agentId }, owner)).body.account.state).toBe('connected')
  expect(account(bot)).not.toHaveProperty('cause')
  expect(calls.find(({ method }) => method === 'setWebhook')).toMatchObject({
    token: tokenOf(bot),
    body: { url: urlOf(agentId) },
  })
})

test('without a bot there is nothing to connect again', async () => {
  const { newAgent, region, owner, calls } = await healthWorld()
  const { status } = await region.invoke(CONNECT, { agentId: await newAgent() }, owner)
  expect([status, calls]).toEqual([404, []])
})

test('a stored token that was revoked connects nothing', async () => {
  const { connect, region, owner, instead, probe, settle, account } = await healthWorld()
  const agentId = await connect(bot)
  await settle()
  instead.getMe = refusal(401, 'Unauthorized')
  await probe(HOUR_MS)
  const { status, body } = await region.invoke(CONNECT, { agentId }, owner)
  expect([status, body.issues?.[0]?.message]).toEqual([422, 'Please provide a valid token.'])
  expect(account(bot)?.state).toBe('broken')
})
