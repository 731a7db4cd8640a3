import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { ChannelConnected } from '#events/channels/events'
import { serverChannels } from '#functions/channels/accounts/discord-servers'
import { channelAccounts } from '#functions/channels/accounts/store'
import { handler as callWebhook } from '#functions/channels/connecting/call-new-channel-webhook'
import { handler as releaseAccounts } from '#functions/channels/connecting/release-accounts'
import { gatewayShards } from '#functions/channels/discord/messages/gateway-state'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { drains } from '#functions/channels/sending/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { discordMessages } from '#shared/channels/discord-messages'
import type { AccountId } from '#shared/channels/kinds'
import { channelMessages } from '#shared/channels/messages'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { discordChannel } from '#test/support/stand-ins/discord-channel'
import { type WebhookReceiver, webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

const CONNECT = 'POST /v2/agents/{agentId}/channels/discord'
const SHOW = 'GET /v2/agents/{agentId}/channels/discord'
const REMAKE = 'POST /v2/agents/{agentId}/channels/discord/command'
const GATEWAY = 'GET /v2/agents/{agentId}/channels/discord/gateway'
const REMOVE = 'DELETE /v2/agents/{agentId}/channels/discord'
const LIST = 'GET /v2/agents/{agentId}/channels'
const MOVE = 'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent'

let region: TestRegion
let unseal: () => void
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
let agentId: string
let serial = 0
let discord: Awaited<ReturnType<typeof discordChannel>>
let hook: WebhookReceiver
let channelId = ''
let webhookUrl = ''

const newAgent = async (by = owner): Promise<string> => {
  const id = `discord-agent-${String(++serial).padStart(2, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId: id, title: `Agent ${serial}`, enableNodes: true }, by)
  return id
}
const rowsOf = (kind: string) => region.rows().filter((row) => row.kind === kind)
const account = () => rowsOf('channel-account').find((row) => row.account === `discord:${channelId}`)
const connect = (input: object = {}, by = owner) =>
  region.invoke(CONNECT, { agentId, channelId, webhookUrl, ...input }, by)

/** The operator's application, whose endpoint the product sets to its own hook. */
const withApplication = async () => {
  replaceAppSecrets({
    discordApplicationId: discord.app,
    discordPublicKey: discord.publicKey,
    discordBotToken: discord.botToken,
  })
  process.env.PUBLIC_URL = hook.url
  hook.answer((request) => (discord.isSigned(request) ? { body: '{"type":1}' } : { status: 401 }))
}

beforeAll(async () => {
  region = await startRegion()
  unseal = sealInMemory()
  replaceAppSecrets({})
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(async () => {
  replaceAppSecrets(undefined)
  unseal()
  await region.stop()
})
beforeEach(async () => {
  discord = await discordChannel()
  hook = await webhookReceiver()
  process.env.DISCORD_BASE_URL = `${discord.address}/discord`
  process.env.PUBLIC_URL = 'https://app.example'
  channelId = discord.id
  webhookUrl = await discord.fact('Webhook URL')
  agentId = await newAgent()
})
afterEach(async () => {
  replaceAppSecrets({})
  delete process.env.DISCORD_BASE_URL
  delete process.env.PUBLIC_URL
  discord[Symbol.dispose]()
  await hook[Symbol.asyncDispose]()
})

test('a channel is connected by its id and a webhook; without an application nothing is read there, and that is said', async () => {
  const { status, body } = await connect({ channelId: ` ${channelId} `, webhookUrl: ` ${webhookUrl} ` })
  expect([status, body]).toEqual([
    200,
    {
      account: {
        account: `discord:${channelId}`,
        kind: 'discord',
        agentId,
        name: 'Assistant',
        state: 'connected',
        connectedAt: expect.any(Number),
        tokenEnd: webhookUrl.slice(-3),
        isAsked: false,
      },
      record: {
        ID: expect.stringMatching(/^[A-Za-z0-9]{15}$/),
        agentID: agentId,
        channelId,
        webhookUrl: expect.stringMatching(/^https:\/\/discord\.com\/api\/webhooks\/\d+\/….{3}$/),
      },
      reading: { state: 'no-application' },
    },
  ])
  expect((await region.invoke(SHOW, { agentId }, owner)).body).toEqual({ channel: body })
})

test('the webhook’s token is stored sealed only, and never leaves the server', async () => {
  const made = await connect()
  const shown = await region.invoke(SHOW, { agentId }, owner)
  const listed = await region.invoke(LIST, { agentId }, owner)
  const token = webhookUrl.split('/').at(-1) ?? ''
  expect(token).toHaveLength(68)
  const seen = JSON.stringify([made.body, shown.body, listed.body, region.rows(), region.events()])
  expect(seen).not.toContain(token)
  expect(JSON.stringify([made.body, shown.body, listed.body])).not.toContain(String(account()?.token))
})

test.each([
  [{ channelId: '' }, 'channelId', 'Please fill out all fields.'],
  [{ webhookUrl: '  ' }, 'webhookUrl', 'Please fill out all fields.'],
  [{ channelId: 'general' }, 'channelId', discordMessages.noChannelId],
  [{ webhookUrl: 'https://example.com/api/webhooks/1/2' }, 'webhookUrl', discordMessages.noWebhook],
])('%j is refused at its field, and Discord is not asked', async (input, path, message) => {
  const { status, body } = await connect(input)
  expect([status, body.issues]).toMatchObject([422, [{ path, message }]])
  expect((await discord.view()).log).toEqual([])
})

test('a webhook of another channel is refused with that channel’s id', async () => {
  const elsewhere = '123456789012345678'
  const { status, body } = await connect({ channelId: elsewhere })
  expect([status, body.issues?.[0]?.message]).toEqual([422, discordMessages.webhookElsewhere(channelId)])
  expect(rowsOf('channel-account').some((row) => row.account === `discord:${elsewhere}`)).toBe(false)
})

test('a webhook that was deleted, and one with another token, are unknown', async () => {
  const wrong = `${webhookUrl.slice(0, -3)}AAA`
  expect((await connect({ webhookUrl: wrong })).body.issues?.[0]?.message).toBe(discordMessages.webhookUnknown)
  await discord.act({ do: 'run', name: 'delete-webhook' })
  expect((await connect()).body.issues?.[0]?.message).toBe(discordMessages.webhookUnknown)
  expect(account()).toBeUndefined()
})

test('when Discord cannot be reached, nothing is connected', async () => {
  process.env.DISCORD_BASE_URL = 'http://127.0.0.1:1/discord'
  const url = webhookUrl.replace(discord.address, 'http://127.0.0.1:1')
  const { status, body } = await connect({ webhookUrl: url })
  expect([status, body.message]).toEqual([503, 'Discord did not answer: ECONNREFUSED'])
  expect(account()).toBeUndefined()
})

test('a channel has one agent: another is refused, by name within the workspace, without one outside', async () => {
  await connect()
  const second = await newAgent()
  const taken = await connect({ agentId: second })
  expect([taken.status, taken.body.message]).toEqual([409, expect.stringMatching(/^Agent \d+ answers in this channel/)])
  const foreign = await newAgent(other)
  const elsewhere = await connect({ agentId: foreign }, other)
  expect([elsewhere.status, elsewhere.body.message]).toEqual([409, discordMessages.channelIsElsewhere])
  expect(account()?.agentId).toBe(agentId)
})

test('two agents that connect one channel at once: one gets it', async () => {
  const second = await newAgent()
  const both = await Promise.all([connect(), connect({ agentId: second })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const mine = rowsOf('agent-channels').filter((row) => row.discordAccount === `discord:${channelId}`)
  expect(mine.map((row) => row.agentId)).toEqual([account()?.agentId])
})

test('what waited for a webhook that was gone is sent at once when the channel is connected again', async () => {
  await connect()
  const paused = { account: `discord:${channelId}` as AccountId, pausedUntil: 4e12, strikes: 1 }
  await drains.save(paused)
  const before = region.events().length
  await connect({ webhookUrl: await discord.fact('Webhook URL') })
  expect(rowsOf('account-drain').find((row) => row.account === paused.account)).not.toHaveProperty('pausedUntil')
  expect(region.events().slice(before)).toContainEqual(
    expect.objectContaining({ type: 'conversations.send-queued', data: { account: paused.account } }),
  )
})

test('connecting again renews the webhook under the same record, and counts once', async () => {
  const first = await connect()
  await discord.act({ do: 'run', name: 'new-webhook' })
  webhookUrl = await discord.fact('Webhook URL')
  const second = await connect()
  expect(second.body.record.ID).toBe(first.body.record.ID)
  expect(second.body.account.tokenEnd).toBe(webhookUrl.slice(-3))
  const events = region.events().filter(({ data }) => JSON.stringify(data).includes(agentId))
  expect(events.filter(({ data }) => data.name === 'discord_channel_added')).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'channels.connected')).toHaveLength(2)
})

test('a channel that was moved and is connected again still knows the agent whose replies may be under way', async () => {
  await connect()
  const to = await newAgent()
  await region.invoke(
    MOVE,
    { workspaceId: owner.uid, kind: 'discord', externalId: channelId, from: agentId, to },
    owner,
  )
  const movedFrom = { agentId, at: expect.any(Number) }
  expect(account()).toMatchObject({ agentId: to, movedFrom })
  expect((await connect({ agentId: to })).status).toBe(200)
  expect(account()).toMatchObject({ agentId: to, movedFrom })
})

test('with an application the product sets its endpoint, which Discord verifies, and makes /ask in the server', async () => {
  await withApplication()
  const { body } = await connect()
  expect(body.reading).toEqual({ state: 'ready' })
  expect(await discord.fact('Endpoint')).toBe(`${hook.url}/api/eu/hooks/discord/platform`)
  expect((await discord.view()).chats[0]?.commands).toEqual([{ command: 'ask', description: 'Ask the assistant' }])
  const shown = await region.invoke(SHOW, { agentId }, owner)
  const invite = new URL(shown.body.application?.inviteUrl ?? '')
  expect(invite.searchParams.get('client_id')).toBe(discord.app)
  expect(invite.searchParams.get('scope')).toBe('applications.commands')
  expect(JSON.stringify(shown.body)).not.toContain(discord.botToken)
})

test('an application that is not in the server makes /ask once it was added', async () => {
  await withApplication()
  await discord.act({ do: 'switch', name: 'installed', value: 'off' })
  expect((await connect()).body.reading).toEqual({ state: 'not-in-server' })
  expect((await region.invoke(REMAKE, { agentId }, owner)).body.reading).toEqual({ state: 'not-in-server' })
  await discord.act({ do: 'switch', name: 'installed', value: 'on' })
  expect((await region.invoke(REMAKE, { agentId }, owner)).body.reading).toEqual({ state: 'ready' })
  expect((await region.invoke(SHOW, { agentId }, owner)).body.channel?.reading).toEqual({ state: 'ready' })
})

test('the command of a channel that was disconnected meanwhile is not told as made', async () => {
  await withApplication()
  await connect()
  const { call } = world()
  let isRemoved = false
  const undo = replaceWorld({
    call: async (request, ...rest) => {
      if (!isRemoved) await region.invoke(REMOVE, { agentId }, owner)
      isRemoved = true
      return call(request, ...rest)
    },
  })
  const remade = await region.invoke(REMAKE, { agentId }, owner).finally(undo)
  expect([remade.status, remade.body.message]).toEqual([404, channelMessages.notConnected])
  expect(account()).toBeUndefined()
})

test('an application that sends to another program keeps its endpoint', async () => {
  await withApplication()
  const elsewhere = `${hook.url}/another-program`
  const path = 'applications/@me'
  await discord.call('PATCH', path, { interactions_endpoint_url: elsewhere }, discord.botToken)
  expect((await connect()).body.reading).toEqual({ state: 'other-endpoint', reason: elsewhere })
  expect(await discord.fact('Endpoint')).toBe(elsewhere)
})

test('a bot token that was reset, and an endpoint that Discord cannot verify, are told in Discord’s words', async () => {
  await withApplication()
  hook.answer(() => ({ status: 500 }))
  const unverified = { state: 'failed', reason: 'The specified interactions endpoint url could not be verified.' }
  expect((await connect()).body.reading).toEqual(unverified)
  await discord.act({ do: 'run', name: 'revoke' })
  const failed = { state: 'failed', reason: '401: Unauthorized' }
  expect((await region.invoke(REMAKE, { agentId }, owner)).body.reading).toEqual(failed)
})

test('the operator’s webhook gets the agent, the channel’s id and the kind (specification 1, section 7)', async () => {
  const received: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.NEW_CHANNEL_WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const event = ChannelConnected({ workspaceId: owner.uid, agentId, account: 'discord:123456789012345678', by: 'Ada' })
  await deliver(callWebhook, event)
  delete process.env.NEW_CHANNEL_WEBHOOK_URL
  server.close()
  server.closeAllConnections()
  expect(received).toEqual([{ agentId, channelId: '123456789012345678', channelType: 'discord' }])
})

test('a disconnected channel is free, the second time finds none, and so is a deleted agent’s', async () => {
  await connect()
  expect((await region.invoke(REMOVE, { agentId }, owner)).body).toEqual({ disconnected: true })
  expect((await region.invoke(REMOVE, { agentId }, owner)).body).toEqual({ disconnected: false })
  expect(account()).toBeUndefined()
  expect((await region.invoke(REMAKE, { agentId }, owner)).status).toBe(404)
  const second = await newAgent(other)
  expect((await connect({ agentId: second }, other)).status).toBe(200)
  await region.invoke('DELETE /v2/agents/{agentId}', { agentId: second }, other)
  await deliver(releaseAccounts, AgentDeleted({ workspaceId: other.uid, agentId: second }))
  expect(account()).toBeUndefined()
})

test('an agent has one channel: another one is refused until the first is disconnected', async () => {
  await connect()
  const made = (await (
    await fetch(`${discord.address}/control/discord`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'second' }),
    })
  ).json()) as { id: string; facts: { label: string; value: string }[] }
  const secondUrl = made.facts.find(({ label }) => label === 'Webhook URL')?.value
  const refused = await connect({ channelId: made.id, webhookUrl: secondUrl })
  expect([refused.status, refused.body.message]).toEqual([409, discordMessages.hasAnotherChannel])
})

test('without the gateway’s process a panel is told nothing of ordinary messages; with it, whether they arrive and the bot sees the channel', async () => {
  await withApplication()
  const shown = async () => (await region.invoke(GATEWAY, { agentId }, owner)).body.gateway
  expect(await shown()).toBeUndefined()
  replaceAppSecrets({
    discordApplicationId: discord.app,
    discordPublicKey: discord.publicKey,
    discordBotToken: discord.botToken,
    discordGatewaySecret: 's'.repeat(64),
  })
  expect(await shown()).toEqual({ isConnected: false, inviteUrl: expect.stringContaining('permissions=1024') })
  await connect()
  expect(await shown()).toMatchObject({ isConnected: false, seesChannel: true })
  await gatewayShards.save({ shard: 0, of: 1, state: 'connected', at: world().now() })
  expect(await shown()).toMatchObject({ isConnected: true, seesChannel: true })
  await discord.act({ do: 'switch', name: 'installed', value: 'off' })
  expect(await shown()).toMatchObject({ seesChannel: false, inviteUrl: expect.stringContaining('guild_id=') })
  expect((await region.invoke(GATEWAY, { agentId }, other)).status).toBe(404)
  const account = `discord:${discord.id}` as const
  const { guildId = '' } = (await channelAccounts.get({ account }))?.discord ?? {}
  const isPlaced = async () => (await serverChannels.get({ guildId, account })) !== undefined
  expect(await isPlaced()).toBe(true)
  await attempt([channelAccounts.changing({ account }, { set: { appKey: 'own-1' } })])
  expect((await region.invoke(GATEWAY, { agentId }, owner)).body).toEqual({ isOwnApp: true })
  await region.invoke(REMOVE, { agentId }, owner)
  expect(await isPlaced()).toBe(false)
  await gatewayShards.drop({ shard: 0 })
})
