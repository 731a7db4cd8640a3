import { expect, test } from 'vitest'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { type TelegramBot, telegramBot } from '#test/support/stand-ins/telegram-bot'
import { type WebhookReceiver, webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

const textOf = ({ body }: WebhookReceiver['received'][number]) =>
  ((body.message ?? body.edited_message ?? {}) as { text?: string }).text

const say = (bot: TelegramBot, from: string, text: string, chat = from) => bot.act({ do: 'say', chat, from, text })

const infoOf = async (bot: TelegramBot) => (await bot.call('getWebhookInfo')).result as Record<string, unknown>

/** Holds answers back until they are let go. */
const gate = () => {
  const open: (() => void)[] = []
  return {
    pass: () => new Promise<void>((go) => open.push(go)),
    open: () => open.shift()?.(),
    waiting: () => open.length,
  }
}

test('an update arrives with the secret token, and shows two ticks once it is accepted', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  const set = await bot.call('setWebhook', { url: hook.url, secret_token: 'open-sesame' })
  expect(set).toEqual({ ok: true, result: true, description: 'Webhook was set' })
  expect((await bot.call('setWebhook', { url: hook.url, secret_token: 'open-sesame' })).description).toBe(
    'Webhook is already set',
  )
  await bot.act({ do: 'start', chat: sofie, from: sofie })
  const [update] = await hook.arrived(1)
  expect(update?.headers['x-telegram-bot-api-secret-token']).toBe('open-sesame')
  expect(update?.body).toEqual({
    update_id: expect.any(Number),
    message: {
      message_id: 1,
      from: {
        id: Number(sofie),
        is_bot: false,
        first_name: 'Sofie',
        last_name: 'Dahl',
        username: 'sofiedahl',
        language_code: 'en',
      },
      chat: { id: Number(sofie), first_name: 'Sofie', last_name: 'Dahl', username: 'sofiedahl', type: 'private' },
      date: expect.any(Number),
      text: '/start',
      entities: [{ type: 'bot_command', offset: 0, length: 6 }],
    },
  })
  await expect.poll(async () => (await bot.chat(sofie))?.bubbles[0]?.state).toBe('delivered')
})

test.each([
  ['no address', 'not a url', 'invalid webhook URL specified'],
  ['plain http elsewhere', 'http://example.com/hook', 'bad webhook: An HTTPS URL must be provided for webhook'],
  ['another machine', 'https://example.com/hook', 'bad webhook: Failed to resolve host: Name or service not known'],
])('a webhook with %s is refused', async (_, url, reason) => {
  using bot = await telegramBot()
  expect(await bot.call('setWebhook', { url })).toMatchObject({
    error_code: 400,
    description: `Bad Request: ${reason}`,
  })
})

test.each([
  ['too long', 'a'.repeat(257), 'secret token is too long'],
  ['with a space', 'open sesame', 'secret token contains unallowed characters'],
])('a secret token %s is refused', async (_, secret_token, reason) => {
  using bot = await telegramBot()
  const answer = await bot.call('setWebhook', { url: 'http://127.0.0.1:9/', secret_token })
  expect(answer.description).toBe(`Bad Request: ${reason}`)
})

test('the next update of a chat comes only after the one before was accepted; other chats and presses do not wait', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = '', rui = ''] = bot.people
  await say(bot, sofie, 'Hi')
  const reply_markup = { inline_keyboard: [[{ text: 'Yes', callback_data: 'y' }]] }
  await bot.call('sendMessage', { chat_id: sofie, text: 'Sure?', reply_markup })
  const { pass, open, waiting } = gate()
  hook.answer(async ({ body }) => {
    if (body.message) await pass()
    return {}
  })
  await bot.call('setWebhook', { url: hook.url, drop_pending_updates: true })
  await say(bot, sofie, 'one')
  await say(bot, sofie, 'two')
  await say(bot, rui, 'three')
  await bot.act({ do: 'press', chat: sofie, from: sofie, message: '2', button: '0.0' })
  await hook.arrived(3)
  await expect.poll(waiting).toBe(2)
  expect(hook.received.map(textOf)).toEqual(expect.arrayContaining(['one', 'three', undefined]))
  expect(hook.received.map(textOf)).not.toContain('two')
  open()
  open()
  const last = (await hook.arrived(4)).at(-1)
  expect(last && textOf(last)).toBe('two')
  open()
})

test('an update that is refused is tried again at once, then after 2, 4 and 8 seconds; what waits and why can be asked', async () => {
  const clock = handClock()
  using bot = await telegramBot({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  hook.answer(() => ({ status: 500 }))
  await bot.call('setWebhook', { url: hook.url })
  await say(bot, sofie, 'one')
  await say(bot, sofie, 'two')
  await hook.arrived(2)
  for (const [seconds, count] of [
    [2, 3],
    [4, 4],
    [8, 5],
  ] as const) {
    await expect
      .poll(async () => (await bot.view()).log.filter(({ status }) => status === '500').length)
      .toBe(count - 1)
    await clock.pass(seconds * 1000 - 1)
    expect(hook.received).toHaveLength(count - 1)
    await clock.pass(1)
    await hook.arrived(count)
  }
  await expect
    .poll(async () => (await infoOf(bot)).last_error_message)
    .toBe('Wrong response from the webhook: 500 Internal Server Error')
  expect(await infoOf(bot)).toMatchObject({ pending_update_count: 2, last_error_date: Math.floor(clock.now() / 1000) })
  hook.answer(() => ({}))
  await clock.pass(60_000)
  await hook.arrived(7)
  expect(hook.received.map(textOf)).toEqual(['one', 'one', 'one', 'one', 'one', 'one', 'two'])
})

test('an answer that says when to come back is obeyed', async () => {
  const clock = handClock()
  using bot = await telegramBot({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  hook.answer(() => ({ status: 429, headers: { 'retry-after': '30' } }))
  await bot.call('setWebhook', { url: hook.url })
  await say(bot, sofie, 'one')
  await hook.arrived(1)
  await expect.poll(async () => (await infoOf(bot)).last_error_message).toBeDefined()
  hook.answer(() => ({}))
  await clock.pass(29_000)
  expect(hook.received).toHaveLength(1)
  await clock.pass(1_000)
  await hook.arrived(2)
})

test('an update that nobody accepts for 24 hours is given up', async () => {
  const clock = handClock()
  using bot = await telegramBot({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  hook.answer(() => ({ status: 500 }))
  await bot.call('setWebhook', { url: hook.url })
  await say(bot, sofie, 'one')
  await hook.arrived(2)
  await expect.poll(async () => (await infoOf(bot)).pending_update_count).toBe(1)
  await clock.pass(86_400_000)
  await expect.poll(async () => (await infoOf(bot)).pending_update_count).toBe(0)
})

test('updates wait without a webhook, come when one is set, and are dropped on demand', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await say(bot, sofie, 'one')
  expect(await infoOf(bot)).toEqual({ url: '', has_custom_certificate: false, pending_update_count: 1 })
  await bot.call('setWebhook', { url: hook.url })
  await hook.arrived(1)
  expect(await bot.call('deleteWebhook')).toMatchObject({ description: 'Webhook was deleted' })
  expect(await bot.call('deleteWebhook')).toMatchObject({ description: 'Webhook is already deleted' })
  await say(bot, sofie, 'two')
  await bot.call('deleteWebhook', { drop_pending_updates: true })
  expect(await infoOf(bot)).toMatchObject({ pending_update_count: 0 })
  expect(hook.received.map(textOf)).toEqual(['one'])
})

test('only allowed updates come: without a list all but reactions', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await bot.call('setWebhook', { url: hook.url })
  const message = await say(bot, sofie, 'one')
  const react = () => bot.act({ do: 'react', chat: sofie, from: sofie, message, emoji: '👍' })
  await react()
  await bot.act({ do: 'edit', chat: sofie, from: sofie, message, text: 'One' })
  await hook.arrived(2)
  await bot.call('setWebhook', { url: hook.url, allowed_updates: ['message', 'message_reaction'] })
  await bot.act({ do: 'edit', chat: sofie, from: sofie, message, text: 'Two' })
  await react()
  await hook.arrived(3)
  expect(hook.received.map(({ body }) => Object.keys(body)[1])).toEqual([
    'message',
    'edited_message',
    'message_reaction',
  ])
  expect(await infoOf(bot)).toMatchObject({ allowed_updates: ['message', 'message_reaction'] })
})

test('a press waits for its answer, which the person sees', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await say(bot, sofie, 'Hi')
  await bot.call('setWebhook', { url: hook.url, drop_pending_updates: true })
  const reply_markup = {
    inline_keyboard: [
      [
        { text: 'No', callback_data: 'n' },
        { text: 'Yes', callback_data: 'y' },
      ],
    ],
  }
  await bot.call('sendMessage', { chat_id: sofie, text: 'Sure?', reply_markup })
  const id = await bot.act({ do: 'press', chat: sofie, from: sofie, message: '2', button: '0.1' })
  const [update] = await hook.arrived(1)
  expect(update?.body.callback_query).toMatchObject({
    id,
    data: 'y',
    from: { id: Number(sofie) },
    message: { message_id: 2, text: 'Sure?', reply_markup },
    chat_instance: expect.any(String),
  })
  const isWaiting = async () => (await bot.chat(sofie))?.bubbles.at(-1)?.buttons[0]?.[1]?.isWaiting
  expect(await isWaiting()).toBe(true)
  await bot.call('answerCallbackQuery', { callback_query_id: id, text: 'Booked', show_alert: true })
  expect(await isWaiting()).toBe(false)
  expect((await bot.view()).notices).toMatchObject([{ person: sofie, text: 'Booked', isAlert: true }])
  expect(await bot.call('answerCallbackQuery', { callback_query_id: '1' })).toMatchObject({
    description: 'Bad Request: query is too old and response timeout expired or query ID is invalid',
  })
  await expect(bot.act({ do: 'press', chat: sofie, from: sofie, message: '2', button: '1.0' })).rejects.toThrow(
    'There is no button 1.0 to press.',
  )
})

test('a method named in the answer to a webhook is carried out', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  const headers = { 'content-type': 'application/json' }
  hook.answer(() => ({
    headers,
    body: JSON.stringify({ method: 'sendMessage', chat_id: Number(sofie), text: 'At once' }),
  }))
  await bot.call('setWebhook', { url: hook.url })
  await say(bot, sofie, 'Hi')
  await expect.poll(async () => (await bot.chat(sofie))?.bubbles.at(-1)?.text).toBe('At once')
})

test('switched to twice, each update comes two times', async () => {
  using bot = await telegramBot()
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await bot.call('setWebhook', { url: hook.url })
  await bot.act({ do: 'switch', name: 'delivery', value: 'twice' })
  await say(bot, sofie, 'one')
  const [first, second] = await hook.arrived(2)
  expect(second?.text).toBe(first?.text)
})

test('switched to shuffled, updates come late and the newest first', async () => {
  const clock = handClock()
  using bot = await telegramBot({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await bot.call('setWebhook', { url: hook.url })
  await bot.act({ do: 'switch', name: 'delivery', value: 'shuffled' })
  for (const text of ['one', 'two', 'three']) await say(bot, sofie, text)
  expect(hook.received).toEqual([])
  await clock.pass(5_000)
  expect((await hook.arrived(3)).map(textOf)).toEqual(['three', 'two', 'one'])
})

test('switched to a TLS failure nothing arrives and the bot’s owner can see why; it comes when that is over', async () => {
  const clock = handClock()
  using bot = await telegramBot({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = bot.people
  await bot.call('setWebhook', { url: hook.url })
  await bot.act({ do: 'switch', name: 'delivery', value: 'not at all' })
  await say(bot, sofie, 'one')
  await expect.poll(async () => (await infoOf(bot)).last_error_message).toContain('certificate verify failed')
  expect((await bot.chat(sofie))?.bubbles[0]?.state).toBe('accepted')
  await bot.act({ do: 'switch', name: 'delivery', value: 'as it should' })
  await clock.pass(60_000)
  await hook.arrived(1)
})
