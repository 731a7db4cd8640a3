import { expect, test } from 'vitest'
import { discordChannel } from '#test/support/stand-ins/discord-channel'

const ASK = {
  name: 'ask',
  description: 'Ask the assistant',
  options: [{ type: 3, name: 'question', description: 'Your question' }],
}

test('a webhook says which channel and server it is of, and that no application owns it', async () => {
  using channel = await discordChannel()
  const { status, body } = await channel.call('GET', `webhooks/${channel.webhook}`)
  expect([status, body]).toMatchObject([200, { type: 1, channel_id: channel.id, application_id: null }])
  const [id] = channel.webhook.split('/')
  expect(await channel.call('GET', `webhooks/${id}/wrong`)).toMatchObject({ status: 401, body: { code: 50027 } })
  expect(await channel.call('GET', 'webhooks/1/wrong')).toMatchObject({ status: 404, body: { code: 10015 } })
})

test('a webhook’s message appears to everybody in the channel, drawn as Discord draws Markdown, without buttons', async () => {
  using channel = await discordChannel()
  const [sofie = '', rui = ''] = channel.people
  const sent = await channel.call('POST', `webhooks/${channel.webhook}?wait=true`, {
    content: `**Open** until \\*six\\*, <@${rui}>. [Map](https://example.com/map)`,
    embeds: [{ title: 'Full service', description: '139 euros', url: 'https://example.com/service' }],
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Yes', custom_id: 'yes' }] }],
    allowed_mentions: { parse: [] },
  })
  expect([sent.status, sent.body.channel_id, sent.body.components]).toEqual([200, channel.id, []])
  expect(sent.headers.get('x-ratelimit-remaining')).toBe('4')
  const [bubble] = await channel.bubbles(sofie)
  expect(bubble).toMatchObject({
    text: 'Open until *six*, @Rui (Porto). Map\nFull service\n139 euros',
    buttons: [],
    marks: expect.arrayContaining([
      { type: 'bold', offset: 0, length: 4 },
      { type: 'text_link', url: 'https://example.com/map', offset: 32, length: 3 },
    ]),
  })
  expect(await channel.bubbles(rui)).toHaveLength(1)
  expect((await channel.call('POST', `webhooks/${channel.webhook}`, { content: 'Quietly' })).status).toBe(204)
})

test.each([
  [{ content: 'x'.repeat(2001) }, 50035],
  [{ content: '' }, 50006],
  [{}, 50006],
  [{ embeds: [{ title: 'x'.repeat(257) }] }, 50035],
  [{ embeds: [{ title: 'x', image: { url: 'ftp://example.com/a.png' } }] }, 50035],
  [{ embeds: Array.from({ length: 11 }, () => ({ title: 'x' })) }, 50035],
  [{ content: 'x', username: 'My Discord' }, 50035],
])('a webhook refuses %j', async (body, code) => {
  using channel = await discordChannel()
  expect(await channel.call('POST', `webhooks/${channel.webhook}?wait=true`, body)).toMatchObject({
    status: 400,
    body: { code },
  })
})

test('429 says when to come again, a deleted webhook is unknown', async () => {
  using channel = await discordChannel()
  await channel.act({ do: 'switch', name: 'limit', value: '2' })
  const limited = await channel.call('POST', `webhooks/${channel.webhook}?wait=true`, { content: 'Hello' })
  expect([limited.status, limited.body, limited.headers.get('retry-after')]).toEqual([
    429,
    { message: 'You are being rate limited.', retry_after: 2, global: false },
    '2',
  ])
  await channel.act({ do: 'run', name: 'delete-webhook' })
  expect(await channel.call('POST', `webhooks/${channel.webhook}?wait=true`, { content: 'Hello' })).toMatchObject({
    status: 404,
    body: { code: 10015, message: 'Unknown Webhook' },
  })
})

test('commands are made with the bot’s token, in servers that the application was added to', async () => {
  using channel = await discordChannel()
  const [sofie = ''] = channel.people
  const guild = (await channel.call('GET', `webhooks/${channel.webhook}`)).body.guild_id
  const path = `applications/${channel.app}/guilds/${guild}/commands`
  await expect(channel.say(sofie, '/ask')).rejects.toThrow('There is no command /ask')
  expect((await channel.call('POST', path, ASK, 'wrong')).status).toBe(401)
  const made = await channel.call('POST', path, ASK, channel.botToken)
  expect(made).toMatchObject({ status: 200, body: { name: 'ask', guild_id: guild } })
  expect((await channel.call('POST', path, ASK, channel.botToken)).body.id).toBe(made.body.id)
  expect((await channel.call('GET', path, undefined, channel.botToken)).body).toHaveLength(1)
  expect((await channel.view()).chats[0]?.commands).toEqual([{ command: 'ask', description: 'Ask the assistant' }])
  for (const wrong of [{ name: 'Ask Me' }, { ...ASK, contexts: [0] }])
    expect((await channel.call('POST', path, wrong, channel.botToken)).body.code).toBe(50035)
  await channel.act({ do: 'switch', name: 'installed', value: 'off' })
  expect(await channel.call('POST', path, ASK, channel.botToken)).toMatchObject({ status: 403, body: { code: 50001 } })
  await channel.act({ do: 'run', name: 'revoke' })
  expect((await channel.call('GET', path, undefined, channel.botToken)).status).toBe(401)
})

test('each region has an application with an endpoint and commands of its own', async () => {
  using channel = await discordChannel()
  const applicationOf = async (region: 'eu' | 'na') => {
    await channel.act({ do: 'switch', name: 'application', value: region })
    const [id, token] = [await channel.fact('Application ID'), await channel.fact('Bot token')]
    return { id, token, commands: (await channel.view()).chats[0]?.commands }
  }
  const eu = await applicationOf('eu')
  const guild = (await channel.call('GET', `webhooks/${channel.webhook}`)).body.guild_id
  const path = (id: string) => `applications/${id}/guilds/${guild}/commands`
  expect((await channel.call('POST', path(eu.id), ASK, eu.token)).status).toBe(200)
  const na = await applicationOf('na')
  expect([na.id, na.token]).not.toEqual([eu.id, eu.token])
  expect(na.commands).toEqual([])
  expect((await channel.call('GET', path(na.id), undefined, na.token)).body).toEqual([])
  expect((await channel.call('POST', path(eu.id), ASK, na.token)).status).toBe(404)
  expect((await channel.call('GET', 'applications/@me', undefined, eu.token)).body.id).toBe(eu.id)
  expect((await applicationOf('eu')).commands).toHaveLength(1)
})
