import { expect, test } from 'vitest'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import type { PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import { type Rate, rates } from '#lib/http/rates'
import { ownAppsWorld } from './own-apps-world.ts'

const SHOW = 'GET /v2/agents/{agentId}/channels/discord'
const COMMAND = 'POST /v2/agents/{agentId}/channels/discord/command'

const it = ownAppsWorld()

/** A channel of its own with its webhook, whose members see one application’s commands. */
const newChannel = async (application: 'eu' | 'own') => {
  const { id } = await it.control<{ id: string }>('discord', { name: `desk ${it.agentId.slice(-2)}` })
  const act = (act: object) => it.control<{ id?: string }>(`discord/${id}`, act)
  await act({ do: 'switch', name: 'application', value: application })
  const view = () => it.control<PhoneView>(`discord/${id}`)
  const { 'Webhook URL': webhookUrl } = await it.factsOf(`discord/${id}`)
  const [person] = (await view()).people
  return {
    id,
    act,
    connect: () =>
      it.region.invoke(
        'POST /v2/agents/{agentId}/channels/discord',
        { agentId: it.agentId, channelId: id, webhookUrl },
        it.owner,
      ),
    ask: (text: string) => act({ do: 'say', chat: person?.id, from: person?.id, text: `/ask ${text}` }),
    bubbles: async () =>
      (await view()).chats.find((chat) => chat.id === person?.id)?.bubbles.map(({ text }) => text) ?? [],
  }
}
const arrived = (id: string) =>
  it.region.events().filter(({ type, data }) => type === 'channels.inbound-arrived' && data.account === `discord:${id}`)
const show = async () => (await it.region.invoke(SHOW, { agentId: it.agentId }, it.owner)).body

test('a channel is connected through the workspace’s own application: its endpoint is set to that hook, and /ask made', async () => {
  const { appKey, hookUrl } = await it.bringDiscord()
  const channel = await newChannel('own')
  const { body } = await channel.connect()
  expect(body.reading).toEqual({ state: 'ready' })
  expect(it.account(`discord:${channel.id}`)).toMatchObject({ appKey })
  expect((await it.factsOf(`discord/${channel.id}`)).Endpoint).toBe(hookUrl)
  const { application, canUseOwnApp } = await show()
  expect([application.isOwn, canUseOwnApp]).toEqual([true, undefined])
  expect(application.inviteUrl).toContain(it.application.applicationId)
  await channel.ask('Is a table free?')
  await expect.poll(() => arrived(channel.id).length).toBe(1)
  const [waiting] = it.region
    .rows()
    .filter(({ kind, account }) => kind === 'waiting-inbound' && account === `discord:${channel.id}`)
  expect(waiting).toMatchObject({ app: appKey })
  // 6,000 questions a minute, whichever minute the test runs in
  const counted = it.region.rows().find(({ scope }) => scope === `hook#app#${appKey}`)
  expect(counted).toMatchObject({ count: 1 })
  for (const after of [0, 1])
    await rates.save({ ...(counted as unknown as Rate), window: Number(counted?.window) + after, count: 6000 })
  await channel.ask('And tomorrow?')
  await expect.poll(() => it.hooks.statuses.at(-1)).toBe(429)
})

test('a channel of another workspace is told that nobody is connected, and nothing is kept of it', async () => {
  const channel = await newChannel('own')
  await it.bringDiscord()
  await channel.connect()
  it.owner = await it.region.newPerson()
  it.agentId = await it.newAgent()
  // the same application, brought by another workspace: Discord delivers to its address from now on
  const { hookUrl } = await it.bringDiscord()
  await channel.act({ do: 'run', name: 'endpoint', value: hookUrl })
  await channel.ask('Is a table free?')
  await expect.poll(channel.bubbles).toContainEqual(expect.stringMatching(/^No assistant is connected/))
  expect(arrived(channel.id)).toEqual([])
})

test('a channel stays with the platform’s application until its owner uses their own; then that one alone is heard', async () => {
  const channel = await newChannel('eu')
  expect((await channel.connect()).body.reading).toEqual({ state: 'ready' })
  const { appKey } = await it.bringDiscord()
  // the endpoint is the own app's, wherever it was before
  await it.region.invoke(COMMAND, { agentId: it.agentId }, it.owner)
  expect(it.account(`discord:${channel.id}`)).not.toHaveProperty('appKey')
  // what the gateway's process reads: with the platform's token alone
  const read = () =>
    it.region
      .rows()
      .filter(({ kind }) => kind === 'discord-server-channel')
      .map(({ account }) => account)
  expect(read()).toContain(`discord:${channel.id}`)
  expect(await show()).toMatchObject({ canUseOwnApp: true, application: { isOwn: false } })
  await resetEndpoint()
  const { body } = await it.region.invoke(COMMAND, { agentId: it.agentId, useOwnApp: true }, it.owner)
  expect(body.reading).toEqual({ state: 'ready' })
  expect(it.account(`discord:${channel.id}`)).toMatchObject({ appKey })
  expect(read()).not.toContain(`discord:${channel.id}`)
  expect(await show()).toMatchObject({ application: { isOwn: true } })
  await channel.ask('Through the platform’s application?')
  await expect.poll(channel.bubbles).toContainEqual(expect.stringMatching(/^No assistant is connected/))
  expect(arrived(channel.id)).toEqual([])
  await channel.act({ do: 'switch', name: 'application', value: 'own' })
  await channel.ask('Through the own one?')
  await expect.poll(() => arrived(channel.id).length).toBe(1)
})

test('connecting again keeps the application, and without any nothing is read', async () => {
  const channel = await newChannel('own')
  const { appKey } = await it.bringDiscord()
  await resetEndpoint()
  await channel.connect()
  expect((await channel.connect()).body.reading).toEqual({ state: 'ready' })
  expect(it.account(`discord:${channel.id}`)).toMatchObject({ appKey })
  replaceAppSecrets({})
  it.owner = await it.region.newPerson()
  it.agentId = await it.newAgent()
  expect(await show()).toEqual({})
})

/** The application is at another workspace's address, as an earlier test left it. */
const resetEndpoint = () =>
  fetch(`${it.standIns.address}/discord/api/v10/applications/@me`, {
    method: 'PATCH',
    headers: { authorization: `Bot ${it.application.botToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ interactions_endpoint_url: null }),
  })
