import { expect, test } from 'vitest'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { type TelegramBot, telegramBot } from '#test/support/stand-ins/telegram-bot'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

const say = (bot: TelegramBot, from: string, text: string, chat = from) => bot.act({ do: 'say', chat, from, text })

test('a person who blocks the bot gets nothing any more, and the bot is told of it and of the end', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await say(bot, sofie, 'Hi')
  await bot.call('setWebhook', { url: hook.url, drop_pending_updates: true })
  await bot.act({ do: 'switch', name: 'block', value: 'on', person: sofie })
  expect(await bot.call('sendMessage', { chat_id: sofie, text: 'Hello?' })).toEqual({
    ok: false,
    error_code: 403,
    description: 'Forbidden: bot was blocked by the user',
  })
  await expect(say(bot, sofie, 'Still there?')).rejects.toThrow('You blocked this bot.')
  await bot.act({ do: 'switch', name: 'block', value: 'off', person: sofie })
  const statuses = (await hook.arrived(2)).map(
    ({ body }) => (body.my_chat_member as { new_chat_member: { status: string } }).new_chat_member.status,
  )
  expect(statuses).toEqual(['kicked', 'member'])
  expect(await bot.call('sendMessage', { chat_id: sofie, text: 'Hello again' })).toMatchObject({ ok: true })
})

test('too many requests are refused with the time to wait, and nothing is sent', async () => {
  using bot = await telegramBot()
  const [sofie = ''] = bot.people
  await say(bot, sofie, 'Hi')
  await bot.act({ do: 'switch', name: 'too-many-requests', value: '30' })
  expect(await bot.call('sendMessage', { chat_id: sofie, text: 'Hello' })).toEqual({
    ok: false,
    error_code: 429,
    description: 'Too Many Requests: retry after 30',
    parameters: { retry_after: 30 },
  })
  expect(await bot.call('getMe')).toMatchObject({ ok: true })
  expect((await bot.chat(sofie))?.bubbles).toHaveLength(1)
})

test.each([
  ['before', 1],
  ['after', 2],
] as const)('switched to time out %s doing, a message is never answered and there are %i', async (value, count) => {
  const clock = handClock()
  using bot = await telegramBot({ clock })
  const [sofie = ''] = bot.people
  await say(bot, sofie, 'Hi')
  await bot.act({ do: 'switch', name: 'hang', value })
  const call = bot.call('sendMessage', { chat_id: sofie, text: 'Hello' }).then(
    () => 'answered',
    () => 'closed',
  )
  await expect.poll(async () => (await bot.view()).log[0]?.what).toBe('sendMessage')
  expect(await Promise.race([call, bot.call('getMe').then(() => 'still open')])).toBe('still open')
  expect((await bot.chat(sofie))?.bubbles).toHaveLength(count)
  await clock.pass(120_000)
  expect(await call).toBe('closed')
})

const groupOf = async (bot: TelegramBot): Promise<string> =>
  bot.act({ do: 'add-group', title: 'Weekend ride', members: bot.people })

test('in a group privacy mode lets commands, mentions and replies through, and nothing else', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  const chat = await groupOf(bot)
  expect(Number(chat)).toBeLessThan(0)
  await bot.call('setWebhook', { url: hook.url, drop_pending_updates: true })
  const sent = (await bot.call('sendMessage', { chat_id: chat, text: 'Hello all' })) as {
    result: { message_id: number }
  }
  await say(bot, sofie, 'Nice weather', chat)
  await say(bot, sofie, '@ridgelinecycles_bot are you open?', chat)
  await say(bot, sofie, '@another_bot are you open?', chat)
  await say(bot, sofie, '/hours', chat)
  await say(bot, sofie, '/hours@another_bot', chat)
  const replyTo = String(sent.result.message_id)
  await bot.act({ do: 'say', chat, from: sofie, text: 'Thanks', replyTo })
  const heard = async (count: number) =>
    (await hook.arrived(count)).map(({ body }) => (body.message as { text: string }).text)
  expect(await heard(3)).toEqual(['@ridgelinecycles_bot are you open?', '/hours', 'Thanks'])
  expect(hook.received[2]?.body.message).toMatchObject({
    reply_to_message: { text: 'Hello all' },
    chat: { type: 'group' },
  })
  await bot.act({ do: 'switch', name: 'privacy', value: 'off' })
  await say(bot, sofie, 'Nice weather', chat)
  expect((await heard(4)).at(-1)).toBe('Nice weather')
})

test('a bot that was removed from a group cannot write there', async () => {
  using bot = await telegramBot()
  const chat = await groupOf(bot)
  await bot.act({ do: 'run', name: 'remove', chat })
  expect(await bot.call('sendMessage', { chat_id: chat, text: 'Hello' })).toMatchObject({
    error_code: 403,
    description: 'Forbidden: bot was kicked from the group chat',
  })
})

test('a group that becomes a supergroup has a new id, which a message to the old one is told', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const chat_id = await groupOf(bot)
  await bot.call('setWebhook', { url: hook.url, drop_pending_updates: true })
  const upgraded = await bot.act({ do: 'run', name: 'upgrade', chat: chat_id })
  expect(await bot.call('sendMessage', { chat_id, text: 'Hello' })).toEqual({
    ok: false,
    error_code: 400,
    description: 'Bad Request: group chat was upgraded to a supergroup chat',
    parameters: { migrate_to_chat_id: Number(upgraded) },
  })
  expect(await bot.call('sendMessage', { chat_id: upgraded, text: 'Hello' })).toMatchObject({
    result: { chat: { id: Number(upgraded), type: 'supergroup' } },
  })
  const told = (await hook.arrived(2)).map(({ body }) => body.message)
  expect(told).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ migrate_to_chat_id: Number(upgraded) }),
      expect.objectContaining({ migrate_from_chat_id: Number(chat_id) }),
    ]),
  )
})

test('voice notes, places and replies arrive in Telegram’s shapes; of deleted messages nothing is told', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  const where = { chat: sofie, from: sofie }
  await bot.call('setWebhook', { url: hook.url })
  const file = { name: 'note.ogg', type: 'audio/ogg', base64: Buffer.from('OggS').toString('base64'), seconds: 7 }
  const voice = await bot.act({ do: 'send', ...where, as: 'voice', file })
  await bot.act({ do: 'place', ...where, latitude: 38.7, longitude: -9.1 })
  await bot.act({ do: 'delete', ...where, message: voice })
  await bot.act({ do: 'start', ...where, payload: 'spring-sale' })
  const messages = (await hook.arrived(3)).map(({ body }) => body.message)
  expect(messages).toMatchObject([
    { voice: { duration: 7, mime_type: 'audio/ogg', file_size: 4, file_id: expect.any(String) } },
    { location: { latitude: 38.7, longitude: -9.1 } },
    { text: '/start spring-sale' },
  ])
})

test('BotFather makes bots whose user names end as they must, each with people and updates of its own', async () => {
  using bot = await telegramBot()
  const make = async (name: string) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${bot.address}/control/telegram`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name }),
    })
    return [response.status, await response.json()] as const
  }
  expect(await make('Librairie du Quai')).toMatchObject([
    201,
    { name: 'Librairie du Quai', handle: '@librairieduquai_bot' },
  ])
  expect(await make('Librairie du Quai')).toMatchObject([201, { handle: '@librairieduquai2_bot' }])
  expect(await make('¡!')).toEqual([400, { message: 'A bot needs a name with letters or digits.' }])
})

test.each([
  ['a form of another page', { 'content-type': 'text/plain' }, 400],
  ['a name that was made to point here', { 'content-type': 'application/json', host: 'evil.example' }, 421],
])('%s changes nothing', async (_, headers, status) => {
  using bot = await telegramBot()
  const { request } = await import('node:http')
  const answered = await new Promise<number | undefined>((resolve) => {
    const outgoing = request(`${bot.address}/control/telegram`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.end(JSON.stringify({ name: 'Mallory' }))
  })
  expect(answered).toBe(status)
  expect(await (await fetch(`${bot.address}/control/telegram`)).json()).toMatchObject({ accounts: [{ id: bot.id }] })
})
