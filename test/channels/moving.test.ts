import { beforeEach, expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { acceptSlices } from '#functions/channels/inbound/accept-slices'
import { movingAccount } from '#functions/channels/ownership/moving-account'
import { handler as telegramHook } from '#functions/channels/telegram-hook'
import { attempt } from '#lib/database/commit'
import type { AccountId } from '#shared/channels/kinds'
import { channelMessages } from '#shared/channels/messages'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { HOUR_MS, healthWorld } from './health-world.ts'
import { refusal, tokenOf } from './telegram-server.ts'

const LIST = 'GET /v2/workspaces/{workspaceId}/channels'
const MOVE = 'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent'
const REMOVE = 'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}'
const OF_AGENT = 'GET /v2/agents/{agentId}/channels'

let bot = 700
beforeEach(() => {
  bot++
})

const world = async () => {
  const it = await healthWorld()
  const { region, owner } = it
  const from = await it.connect(bot)
  const to = await it.newAgent()
  const workspaceId = owner.uid
  const account = { workspaceId, kind: 'telegram', externalId: String(bot) }
  return {
    ...it,
    from,
    to,
    key: account,
    move: (more: object = {}, by = owner) => region.invoke(MOVE, { ...account, from, to, ...more }, by),
    list: async (more: object = {}, by = owner) => (await region.invoke(LIST, { workspaceId, ...more }, by)).body,
    ofAgent: async (agentId: string) => (await region.invoke(OF_AGENT, { agentId }, owner)).body.accounts,
    /** Whether an agent's hook takes what carries this secret. */
    hook: async (agentId: string, secret: string) =>
      (
        await telegramHook(
          eventFor(
            'POST /v2/agents/{agentId}/telegram-webhook',
            { agentId, update_id: 1 },
            { headers: { 'x-telegram-bot-api-secret-token': secret } },
          ),
          lambdaContext(),
        )
      ).statusCode,
    secrets: () =>
      it.calls.filter(({ method }) => method === 'setWebhook').map(({ body }) => String(body.secret_token)),
  }
}

test('a bot is moved to another agent: its webhook names that agent, with a secret of its own', async () => {
  const { move, from, to, ofAgent, hook, secrets, calls, urlOf, region, owner } = await world()
  const connecting = calls.length
  const { status, body } = await move()
  expect([status, body.account.agentId, body.account.state]).toEqual([200, to, 'connected'])
  expect(body.account).not.toHaveProperty('movedFrom')
  // what waits at Telegram is kept
  expect(calls.slice(connecting).map(({ method }) => method)).toEqual(['setWebhook'])
  expect(calls.at(-1)?.body.url).toBe(urlOf(to))
  const [before = '', after = ''] = secrets()
  expect([await hook(from, before), await hook(to, after), await hook(to, before)]).toEqual([401, 200, 401])
  expect([await ofAgent(from), (await ofAgent(to)).length]).toEqual([[], 1])
  expect(region.events().findLast(({ type }) => type === 'channels.connected')?.data).toMatchObject({ agentId: to })
  const log = await region.invoke('GET /v2/workspaces/{workspaceId}/activity', { workspaceId: owner.uid }, owner)
  expect(JSON.stringify(log.body)).toContain('channel.moved')
})

test('moving twice, or from an agent that no longer has it, changes nothing', async () => {
  const { move, from, to, newAgent, account, secrets } = await world()
  await move()
  expect((await move()).status).toBe(200)
  expect(secrets()).toHaveLength(2)
  const { status, body } = await move({ from, to: await newAgent() })
  expect([status, body.message]).toEqual([409, channelMessages.movedMeanwhile])
  expect(account(bot)?.agentId).toBe(to)
})

test('of two members who move it at once, one does', async () => {
  const { move, newAgent, account, rowsOf, to } = await world()
  const third = await newAgent()
  const answers = await Promise.all([move(), move({ to: third })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const owners = rowsOf('agent-channels').filter((row) => row.telegramAccount === `telegram:${bot}`)
  expect(owners.map(({ agentId }) => agentId)).toEqual([account(bot)?.agentId])
  expect([to, third]).toContain(account(bot)?.agentId)
})

test('another workspace neither sees, moves nor removes it, nor gives it an agent of its own', async () => {
  const { move, region, list, key, newAgent, account, from } = await world()
  const stranger = await region.newPerson()
  expect((await move({}, stranger)).status).toBe(404)
  expect((await move({ workspaceId: stranger.uid }, stranger)).status).toBe(404)
  const theirs = { ...key, workspaceId: stranger.uid }
  expect((await region.invoke(REMOVE, theirs, stranger)).status).toBe(404)
  expect((await region.invoke(REMOVE, key, stranger)).status).toBe(404)
  expect((await region.invoke(LIST, { workspaceId: stranger.uid }, stranger)).body.accounts).toEqual([])
  expect((await region.invoke(LIST, { workspaceId: key.workspaceId }, stranger)).status).toBe(404)
  expect((await move({ to: await newAgent(stranger) })).body.message).toBe(channelMessages.noSuchAgent)
  expect(account(bot)?.agentId).toBe(from)
  expect((await list()).accounts).toHaveLength(1)
})

test('an agent that has a bot of its own gets no second one', async () => {
  const { move, connect, account, from } = await world()
  const other = await connect(bot + 5000)
  const { status, body } = await move({ to: other })
  expect([status, body.message]).toEqual([409, channelMessages.agentHasOne])
  expect(account(bot)?.agentId).toBe(from)
})

test('where Telegram refuses the other agent’s address, the bot stays where it was and goes on', async () => {
  const { move, from, to, instead, hook, secrets, ofAgent } = await world()
  instead.setWebhook = refusal(400, 'Bad Request: bad webhook')
  const { status, body } = await move()
  expect([status, body.message]).toEqual([422, channelMessages.notMoved('Bad Request: bad webhook')])
  expect([(await ofAgent(from)).length, (await ofAgent(to)).length]).toEqual([1, 0])
  // Telegram still sends what it was told first
  expect(await hook(from, secrets()[0] ?? '')).toBe(200)
  delete instead.setWebhook
  expect((await move()).status).toBe(200)
})

test('undoing a move takes nothing from a third agent that has the account by then', async () => {
  const { from, to, owner, newAgent } = await world()
  const account: AccountId = 'messenger:31'
  const key = { account, workspaceId: owner.uid, agentId: from }
  const rest = { name: 'P', token: 't', tokenEnd: 'x', state: 'connected', connectedAt: 1 } as const
  await attempt([channelAccounts.creating({ ...key, ...rest })])
  const third = await newAgent()
  const { writes, moved, undoing } = await movingAccount({ ...key, ...rest }, to, 2)
  await attempt(writes)
  const onwards = await movingAccount(moved, third, 3)
  await attempt(onwards.writes)
  expect((await attempt(undoing)).committed).toBe(false)
  expect(await channelAccounts.get({ account })).toMatchObject({ agentId: third })
  // the other way round: of the one that has it
  expect((await attempt(onwards.undoing)).committed).toBe(true)
  expect(await channelAccounts.get({ account })).toMatchObject({ agentId: to })
})

test('where nobody knows whether Telegram delivers to the other agent, the account says so until it does', async () => {
  const { move, to, instead, account, webhookIs, urlOf, probe, settle } = await world()
  instead.setWebhook = 'hang up'
  expect((await move()).body.account).toMatchObject({ agentId: to, state: 'degraded', reason: 'ECONNRESET' })
  await settle()
  webhookIs({ url: urlOf('the-agent-before'), pending_update_count: 0 })
  await probe(HOUR_MS)
  expect(account(bot)).toMatchObject({ state: 'degraded', cause: 'unset' })
  webhookIs({ url: urlOf(to), pending_update_count: 0 })
  await probe(HOUR_MS)
  expect(account(bot)?.state).toBe('connected')
})

test('deliveries that wait while it is moved are not dropped', async () => {
  const { move, rowsOf } = await world()
  const id: AccountId = `telegram:${bot}`
  await acceptSlices([{ account: id, lane: `${id}/5`, eventId: '1', order: '1', raw: {} }])
  await move()
  expect(rowsOf('waiting-inbound').map(({ account }) => account)).toEqual([id])
})

test('the workspace’s accounts are listed by channel, page after page, with their agents', async () => {
  const { list, from, owner, region } = await world()
  const page = (n: number) =>
    channelAccounts.creating({
      account: `messenger:${n}`,
      workspaceId: owner.uid,
      agentId: from,
      name: `Page ${n}`,
      token: 'sealed',
      tokenEnd: 'abc',
      state: 'connected',
      connectedAt: 1,
    })
  await attempt(Array.from({ length: 60 }, (_, n) => page(1000 + n)))
  const first = await list({ kind: 'messenger' })
  const second = await list({ kind: 'messenger', after: first.cursor })
  expect([first.accounts.length, second.accounts.length, second.cursor]).toEqual([50, 10, undefined])
  expect(first.accounts[0]).toMatchObject({ account: 'messenger:1000', kind: 'messenger', agentId: from })
  expect(JSON.stringify(first)).not.toContain('sealed')
  expect((await list({ kind: 'whatsapp' })).accounts).toEqual([])
  expect((await list({ kind: 'telegram' })).accounts).toHaveLength(1)
  expect((await region.invoke(LIST, { workspaceId: owner.uid, kind: 'pigeon' }, owner)).status).toBe(422)
})

test('a page is moved and removed together with its Instagram, and no other kind needs its provider for it', async () => {
  const { from, to, owner, region, list } = await world()
  const page = { workspaceId: owner.uid, agentId: from, tokenEnd: 'x', token: 't', state: 'connected', connectedAt: 1 }
  await attempt([
    channelAccounts.creating({ ...page, state: 'connected', account: 'messenger:1', linked: 'instagram:2', name: 'P' }),
    channelAccounts.creating({ ...page, state: 'connected', account: 'instagram:2', linked: 'messenger:1', name: 'I' }),
  ])
  const key = { workspaceId: owner.uid, kind: 'instagram', externalId: '2' }
  expect((await region.invoke(MOVE, { ...key, from, to }, owner)).status).toBe(200)
  const meta = async () =>
    (await list()).accounts
      .filter(({ kind }: { kind: string }) => kind !== 'telegram')
      .map(({ account, agentId }: { account: string; agentId: string }) => [account, agentId])
  expect(await meta()).toEqual([
    ['instagram:2', to],
    ['messenger:1', to],
  ])
  expect((await region.invoke(REMOVE, key, owner)).body).toEqual({ removed: true })
  expect(await meta()).toEqual([])
  const removed = region.events().filter(({ type }) => type === 'channels.removed')
  expect(removed.map(({ data }) => data.account)).toEqual(['instagram:2', 'messenger:1'])
})

test('a removed bot gets nothing more, is free for another agent, and is found only once', async () => {
  const { key, region, owner, account, methods, hook, from, secrets, to } = await world()
  expect((await region.invoke(REMOVE, key, owner)).body).toEqual({ removed: true })
  expect([account(bot), methods().includes('deleteWebhook')]).toEqual([undefined, true])
  expect(await hook(from, secrets()[0] ?? '')).toBe(401)
  expect((await region.invoke(REMOVE, key, owner)).status).toBe(404)
  const again = { agentId: to, token: tokenOf(bot) }
  expect((await region.invoke('POST /v2/agents/{agentId}/channels/telegram', again, owner)).status).toBe(200)
})
