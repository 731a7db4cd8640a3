import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeHealth } from '#functions/channels/accounts/change-health'
import {
  type AgentChannels,
  accountPulses,
  agentChannels,
  type ChannelAccount,
  channelAccounts,
} from '#functions/channels/accounts/store'
import { handler as probeDue } from '#functions/channels/health/probe-due'
import { watchedAccounts } from '#functions/channels/health/store'
import { SEND_SHARDS, sendShard } from '#functions/conversations/sending/store'
import { members } from '#functions/workspaces/members/store'
import { sha256 } from '#lib/sha256'
import { replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { HOUR_MS, healthWorld, MINUTE_MS } from './health-world.ts'
import { refusal, tokenOf } from './telegram-server.ts'

const mail = mockClient(SESClient)
afterAll(() => mail.restore())
beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'no-reply@example.com')
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
})
afterEach(() => vi.unstubAllEnvs())
const mails = () =>
  mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Message?.Subject?.Data,
    text: input.Message?.Body?.Text?.Data,
  }))

const SHOW = 'GET /v2/agents/{agentId}/channels'

test('a bot is asked five minutes after it was connected, hourly while it has traffic, else every six hours', async () => {
  const { connect, settle, probe, asked, now } = await healthWorld()
  await connect(1)
  await settle()
  asked()
  await probe(4 * MINUTE_MS)
  expect(asked()).toBe(0)
  await probe(MINUTE_MS + 5000)
  expect(asked()).toBe(1)
  await probe(5 * HOUR_MS)
  expect(asked()).toBe(0)
  await accountPulses.save({ account: 'telegram:1', lastInAt: now() })
  await probe(HOUR_MS)
  await probe(HOUR_MS - MINUTE_MS)
  expect(asked()).toBe(1)
  await probe(MINUTE_MS)
  expect(asked()).toBe(1)
})

test('many accounts are all asked in one run, and none twice by two runs at once', async () => {
  const { connect, settle, probe, calls, watched } = await healthWorld()
  for (let bot = 100; bot < 125; bot++) await connect(bot)
  await settle()
  calls.splice(0)
  await Promise.all([probe(HOUR_MS), probe(0)])
  const tokens = calls.filter(({ method }) => method === 'getMe').map(({ token }) => token)
  expect([tokens.length, new Set(tokens).size]).toEqual([25, 25])
  expect(watched(124)).toBeDefined()
})

test('after a restore a bot’s webhook is set with another secret by its next probe, once, and again where Telegram does not take it', async () => {
  const { connect, settle, probe, calls, instead, rowsOf } = await healthWorld()
  const agentId = await connect(7)
  await settle()
  const channels = () => rowsOf('agent-channels').find((row) => row.agentId === agentId)
  const before = channels()?.telegramSecret
  await agentChannels.save({ ...channels(), agentId, restoredTo: 1_800_000_000_000 } as AgentChannels)
  calls.splice(0)
  const sets = () => calls.filter(({ method }) => method === 'setWebhook').map(({ body }) => String(body.secret_token))
  instead.setWebhook = refusal(429, 'Too Many Requests')
  await probe(HOUR_MS)
  expect(channels()).toMatchObject({ telegramSecret: before })
  delete instead.setWebhook
  await probe(6 * HOUR_MS)
  await probe(6 * HOUR_MS)
  const [, secret = ''] = sets()
  expect(sets()).toHaveLength(2)
  expect(channels()).toMatchObject({ telegramSecret: sha256(secret), renewedFor: 1_800_000_000_000 })
  expect(channels()?.telegramSecret).not.toBe(before)
})

test('no account waits for ever behind those of other partitions, however long their providers take', async () => {
  const { connect, settle, calls, now } = await healthWorld()
  const bots = Array.from({ length: 100 }, (_, at) => at + 1)
  const [first = 0, last = 0] = [0, SEND_SHARDS - 1].map((shard) =>
    bots.find((bot) => sendShard(`telegram:${bot}`) === shard),
  )
  for (const bot of [first, last]) await connect(bot)
  await settle()
  calls.splice(0)
  const askedOf = (bot: number) => calls.filter(({ method, token }) => method === 'getMe' && token === tokenOf(bot))
  let run = 0
  let before = 0
  // an answer takes longer than a run
  const undo = replaceWorld({ now: () => now() + run * 5 * MINUTE_MS + (calls.length - before) * 4 * MINUTE_MS })
  for (; run < SEND_SHARDS; run++) {
    for (const bot of [first, last]) await watchedAccounts.save({ account: `telegram:${bot}`, dueAt: 0 })
    await probeDue({}, lambdaContext())
    before = calls.length
  }
  undo()
  expect(askedOf(first).length).toBeGreaterThan(0)
  expect(askedOf(last).length).toBeGreaterThan(0)
})

test('a provider that does not answer is asked no further in a run, and keeps none of the others waiting', async () => {
  const { connect, settle, probe, calls, instead } = await healthWorld()
  for (let bot = 200; bot < 260; bot++) await connect(bot)
  await settle()
  calls.splice(0)
  instead.getMe = 'hang up'
  await probe(HOUR_MS)
  const asked = calls.filter(({ method }) => method === 'getMe').length
  expect(asked).toBeLessThan(40)
  delete instead.getMe
  // they are still due, and those that were asked in vain are a quarter of an hour later
  await probe(15 * MINUTE_MS)
  expect(new Set(calls.map(({ token }) => token)).size).toBe(60)
})

test('a revoked token breaks the account with Telegram’s words, which the team reads once in the bell and by mail', async () => {
  const { connect, settle, probe, instead, region, owner, bell } = await healthWorld()
  await members.save({ uid: owner.uid, email: 'member@example.com', joinedAt: 1 })
  const agentId = await connect(2)
  await settle()
  instead.getMe = refusal(401, 'Unauthorized')
  instead.getWebhookInfo = refusal(401, 'Unauthorized')
  await probe(HOUR_MS)
  await settle()
  const [shown] = (await region.invoke(SHOW, { agentId }, owner)).body.accounts
  expect(shown).toMatchObject({ state: 'broken', reason: 'Unauthorized', since: expect.any(Number) })
  expect(await bell()).toMatchObject([
    {
      kind: 'channel-broken',
      notificationLevel: 1,
      about: 'Bot 2 (Telegram)',
      body: 'Unauthorized',
      urlPathname: `/app/eu/agents/${agentId}/channels?panel=telegram`,
    },
  ])
  expect(mails().map(({ to }) => to)).toEqual([owner.email, 'member@example.com'])
  expect(mails()[0]).toMatchObject({
    subject: expect.stringMatching(/^Agent \d+: Bot 2 \(Telegram\) stopped answering$/),
    text: expect.stringContaining('The provider says: Unauthorized'),
  })
  for (let hour = 0; hour < 5; hour++) await probe(HOUR_MS)
  await settle()
  expect([(await bell()).length, mails().length]).toEqual([1, 2])
  expect((await region.invoke(SHOW, { agentId }, owner)).body.accounts[0].since).toBe(shown.since)
})

test('a mail about a channel is in the language of its reader', async () => {
  const { connect, settle, probe, webhookIs, region, owner } = await healthWorld()
  await region.invoke('POST /v2/me', { language: 'de' }, owner)
  await connect(3)
  webhookIs({ url: 'https://other.example/hook', pending_update_count: 0 })
  await settle()
  await probe(HOUR_MS)
  await settle()
  expect(mails()).toMatchObject([
    {
      subject: expect.stringMatching(/Bot 3 \(Telegram\) braucht Aufmerksamkeit$/),
      text: expect.stringContaining('Ein anderes Programm nimmt seine Nachrichten.'),
    },
  ])
})

test('the notifications of a workspace’s channels are nobody else’s', async () => {
  const { connect, settle, probe, instead, region } = await healthWorld()
  const stranger = await region.newPerson()
  await connect(4)
  await settle()
  instead.getMe = refusal(404, 'Not Found')
  await probe(HOUR_MS)
  await settle()
  const { body } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/notifications',
    { workspaceId: stranger.uid },
    stranger,
  )
  expect(body.notifications).toEqual([])
})

test('a webhook that is another’s, or set by nobody, degrades the account; ours mends it without a word', async () => {
  const { connect, settle, probe, webhookIs, urlOf, account, bell } = await healthWorld()
  const agentId = await connect(5)
  await settle()
  webhookIs({ url: 'https://other.example/hook', pending_update_count: 0 })
  await probe(HOUR_MS)
  expect(account(5)).toMatchObject({ state: 'degraded', cause: 'taken' })
  webhookIs({ url: '', pending_update_count: 0 })
  await probe(HOUR_MS)
  expect(account(5)).toMatchObject({ state: 'degraded', cause: 'unset' })
  await settle()
  expect(await bell()).toMatchObject([{ kind: 'channel-degraded', cause: 'taken', body: '' }])
  webhookIs({ url: urlOf(agentId), pending_update_count: 0 })
  await probe(HOUR_MS)
  await settle()
  expect(account(5)).not.toHaveProperty('cause')
  expect(account(5)).not.toHaveProperty('since')
  expect(account(5)?.state).toBe('connected')
  expect(await bell()).toHaveLength(1)
})

test('deliveries that fail now degrade the account with Telegram’s words; an old error, or one that was made good, does not', async () => {
  const { connect, settle, probe, webhookIs, urlOf, account, now } = await healthWorld()
  const url = urlOf(await connect(6))
  await settle()
  const failedAt = (ms: number, pending_update_count: number) =>
    webhookIs({
      url,
      pending_update_count,
      last_error_date: Math.floor(ms / 1000),
      last_error_message: 'Connection timed out',
    })
  failedAt(now() - HOUR_MS, 3)
  await probe(HOUR_MS)
  expect(account(6)?.state).toBe('connected')
  failedAt(now() + 5 * HOUR_MS, 0)
  await probe(6 * HOUR_MS)
  expect(account(6)?.state).toBe('connected')
  failedAt(now() + 5.5 * HOUR_MS, 2)
  await probe(6 * HOUR_MS)
  expect(account(6)).toMatchObject({ state: 'degraded', reason: 'Connection timed out' })
})

test('what comes and goes is announced once a day', async () => {
  const { connect, settle, probe, webhookIs, urlOf, bell } = await healthWorld()
  const url = urlOf(await connect(7))
  await settle()
  for (let time = 0; time < 3; time++) {
    webhookIs({ url: '', pending_update_count: 0 })
    await probe(6 * HOUR_MS)
    await settle()
    webhookIs({ url, pending_update_count: 0 })
    await probe(6 * HOUR_MS)
    await settle()
  }
  // 36 hours: of two days or three
  expect((await bell()).length).toBeLessThan(3)
})

test('a Telegram that cannot be reached, or is busy, changes nothing, and is asked again after a quarter of an hour', async () => {
  const { connect, settle, probe, instead, account, asked } = await healthWorld()
  await connect(8)
  await settle()
  const before = account(8)
  for (const answer of ['hang up', refusal(429, 'Too Many Requests'), refusal(500, 'Internal Server Error')] as const) {
    instead.getMe = answer
    await probe(HOUR_MS)
    expect(account(8)).toEqual(before)
  }
  asked()
  delete instead.getMe
  await probe(15 * MINUTE_MS)
  expect(asked()).toBe(1)
})

test('a bot that was renamed at Telegram is called by its new name', async () => {
  const { connect, settle, probe, instead, account } = await healthWorld()
  await connect(9)
  await settle()
  instead.getMe = {
    status: 200,
    body: { ok: true, result: { id: 9, first_name: 'Casa Verde', username: 'casa_bot', can_join_groups: false } },
  }
  await probe(HOUR_MS)
  expect(account(9)).toMatchObject({ name: 'Casa Verde', handle: '@casa_bot', joinsGroups: false })
})

test('an account that is gone is not asked about any more', async () => {
  const { connect, settle, probe, region, owner, asked, watched } = await healthWorld()
  const agentId = await connect(10)
  await settle()
  await region.invoke('DELETE /v2/agents/{agentId}/channels/telegram', { agentId }, owner)
  asked()
  await probe(HOUR_MS)
  expect([asked(), watched(10)]).toEqual([0, undefined])
})

test('what is found of an account that was connected again in the meantime is forgotten', async () => {
  const { connect, account, region, owner } = await healthWorld()
  const agentId = await connect(11)
  const before = await channelAccounts.get({ account: 'telegram:11' })
  if (!before) throw new Error('not connected')
  const token = tokenOf(11, 'SecondToken_1')
  await region.invoke('POST /v2/agents/{agentId}/channels/telegram', { agentId, token }, owner)
  await changeHealth(before, { state: 'broken', reason: 'Unauthorized' }, Date.now())
  expect(account(11)?.state).toBe('connected')
  expect(region.events().filter(({ type }) => type === 'channels.health-changed')).toEqual([])
})

test('an account that its worker and its probe find broken at once is announced once', async () => {
  const { connect, region } = await healthWorld()
  await connect(12)
  const found = await channelAccounts.get({ account: 'telegram:12' })
  const account = found as ChannelAccount
  const finds = { state: 'broken', reason: 'Unauthorized' } as const
  await Promise.all([1, 2, 3].map((time) => changeHealth(account, finds, time)))
  expect(region.events().filter(({ type }) => type === 'channels.health-changed')).toHaveLength(1)
})
