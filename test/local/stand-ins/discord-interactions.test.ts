import { expect, test } from 'vitest'
import { discordChannel } from '#test/support/stand-ins/discord-channel'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { type WebhookReceiver, webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

type Channel = Awaited<ReturnType<typeof discordChannel>>

const ASK = {
  name: 'ask',
  description: 'Ask the assistant',
  options: [{ type: 3, name: 'question', description: 'Your question' }],
}
const MODAL = {
  type: 9,
  data: {
    custom_id: 'ask',
    title: 'Ask',
    components: [
      { type: 18, label: 'Your question', component: { type: 4, custom_id: 'question', style: 2, max_length: 100 } },
    ],
  },
}
const withAsk = async (channel: Channel) => {
  const guild = (await channel.call('GET', `webhooks/${channel.webhook}`)).body.guild_id
  await channel.call('POST', `applications/${channel.app}/guilds/${guild}/commands`, ASK, channel.botToken)
}
const interactions = (hook: WebhookReceiver) => hook.received.filter(({ body }) => body.type !== 1)
const texts = async (channel: Channel, person: string) => (await channel.bubbles(person)).map(({ text }) => text)
const original = (channel: Channel, hook: WebhookReceiver, at = 0) =>
  `webhooks/${channel.app}/${interactions(hook)[at]?.body.token}/messages/@original`

test('an endpoint is kept only if it answers PING and refuses a wrong signature', async () => {
  using channel = await discordChannel()
  await using hook = await webhookReceiver()
  const set = (url: string) =>
    channel.call('PATCH', 'applications/@me', { interactions_endpoint_url: url }, channel.botToken)
  hook.answer(() => ({ body: '{"type":1}' }))
  expect((await set(hook.url)).body.code).toBe(50035)
  expect((await set('https://example.com/hook')).status).toBe(400)
  expect((await channel.listen(hook, () => ({}))).body.interactions_endpoint_url).toBe(hook.url)
  expect(await channel.fact('Endpoint')).toBe(hook.url)
})

test('a command with words arrives signed; its deferred answer is edited, again and again, and others see it too', async () => {
  using channel = await discordChannel()
  await using hook = await webhookReceiver()
  const [sofie = '', rui = ''] = channel.people
  await withAsk(channel)
  await channel.listen(hook, () => ({ type: 5 }))
  await channel.say(sofie, '/ask What does a service cost?')
  await expect.poll(() => texts(channel, rui)).toEqual(['Parley is thinking…'])
  const [arrived] = interactions(hook)
  expect(arrived && channel.isSigned(arrived)).toBe(true)
  expect(arrived?.body).toMatchObject({
    type: 2,
    channel_id: channel.id,
    application_id: channel.app,
    locale: 'en-GB',
    member: { user: { id: sofie, global_name: 'Sofie Dahl', avatar: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    data: { name: 'ask', options: [{ name: 'question', type: 3, value: 'What does a service cost?' }] },
  })
  const { avatar } = (arrived?.body.member as { readonly user?: { readonly avatar?: string } } | undefined)?.user ?? {}
  const picture = await fetch(`${channel.address}/discord/avatars/${sofie}/${avatar}.png?size=128`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const another = await fetch(`${channel.address}/discord/avatars/${rui}/${avatar}.png`)
  expect(another.status).toBe(404)
  const buttons = [{ type: 1, components: [{ type: 2, style: 2, label: 'Book', custom_id: 'm.0.0' }] }]
  await channel.call('PATCH', original(channel, hook), { content: '139', components: buttons })
  await channel.call('PATCH', original(channel, hook), { content: '139 euros', components: buttons })
  expect(await texts(channel, rui)).toEqual(['139 euros'])
  const [{ id = '' } = {}] = await channel.bubbles(rui)
  await channel.act({ do: 'press', chat: rui, from: rui, message: id, button: '0.0' })
  await expect
    .poll(() => interactions(hook)[1]?.body)
    .toMatchObject({
      type: 3,
      data: { custom_id: 'm.0.0', component_type: 2 },
      message: { id },
      member: { user: { id: rui } },
    })
  expect((await channel.call('DELETE', original(channel, hook, 1))).status).toBe(204)
  expect((await channel.call('DELETE', original(channel, hook, 1))).body.code).toBe(10008)
})

test('a command without words opens a form for whoever used it, whose answer is another interaction', async () => {
  using channel = await discordChannel()
  await using hook = await webhookReceiver()
  const [sofie = '', rui = ''] = channel.people
  await withAsk(channel)
  await channel.listen(hook, ({ type }) => (type === 2 ? MODAL : { type: 5 }))
  await channel.say(sofie, '/ask')
  await expect.poll(async () => (await channel.view()).forms).toMatchObject([{ person: sofie, title: 'Ask' }])
  const modal = (await channel.view()).forms?.[0]?.id ?? ''
  const submit = (from: string, values: Record<string, string>) =>
    channel.act({ do: 'submit', chat: from, from, modal, values })
  await expect(submit(rui, { question: 'Hi' })).rejects.toThrow('There is no form')
  await submit(sofie, { question: 'Are you open?' })
  await expect
    .poll(() => interactions(hook)[1]?.body)
    .toMatchObject({
      type: 5,
      data: {
        custom_id: 'ask',
        components: [{ type: 18, component: { custom_id: 'question', value: 'Are you open?' } }],
      },
    })
  expect((await channel.view()).forms).toEqual([])
})

test('an application that is silent for three seconds did not respond, and only whoever asked is told', async () => {
  const clock = handClock()
  using channel = await discordChannel({ clock })
  await using hook = await webhookReceiver()
  const [sofie = '', rui = ''] = channel.people
  await withAsk(channel)
  await channel.listen(hook, () => ({ type: 5 }))
  let release: () => void = () => undefined
  hook.answer(async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return { body: '{"type":5}' }
  })
  await channel.say(sofie, '/ask Anybody?')
  await expect.poll(() => interactions(hook).length).toBe(1)
  await clock.pass(3_000)
  await expect.poll(() => texts(channel, sofie)).toEqual(['The application did not respond\nOnly you can see this'])
  expect(await texts(channel, rui)).toEqual([])
  expect((await channel.call('PATCH', original(channel, hook), { content: 'Late' })).status).toBe(404)
  release()
})

test('after fifteen minutes a token is not valid any more', async () => {
  const clock = handClock()
  using channel = await discordChannel({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = channel.people
  await withAsk(channel)
  await channel.listen(hook, () => ({ type: 5 }))
  await channel.say(sofie, '/ask Anybody?')
  await expect.poll(() => texts(channel, sofie)).toEqual(['Parley is thinking…'])
  await clock.pass(15 * 60_000 + 1)
  expect((await channel.call('PATCH', original(channel, hook), { content: 'Late' })).body.code).toBe(50027)
})

test('a channel offers the commands of the application that has any, which alone is told of them', async () => {
  using channel = await discordChannel()
  await using hook = await webhookReceiver()
  const [sofie = ''] = channel.people
  const control = async (path: string, given: object) => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }
    return (await fetch(`${channel.address}/control/discord${path}`, request)).json()
  }
  const { id: another } = await control('', { name: 'Second' })
  await channel.act({ do: 'switch', name: 'application', value: 'na' })
  const [app, token, key] = await Promise.all(['Application ID', 'Bot token', 'Public key'].map(channel.fact))
  expect([app, key]).not.toEqual([channel.app, channel.publicKey])
  hook.answer((request) => (channel.isSigned(request, key) ? { body: '{"type":1}' } : { status: 401 }))
  await channel.call('POST', `applications/${app}/commands`, ASK, token)
  await channel.call('PATCH', 'applications/@me', { interactions_endpoint_url: hook.url }, token)
  await control(`/${another}`, { do: 'say', chat: sofie, from: sofie, text: '/ask Are you open?' })
  await expect.poll(() => interactions(hook)).toHaveLength(1)
  const [asked] = interactions(hook)
  expect(asked?.body).toMatchObject({ application_id: app, channel_id: another })
  expect(asked && [channel.isSigned(asked, key), channel.isSigned(asked)]).toEqual([true, false])
})
