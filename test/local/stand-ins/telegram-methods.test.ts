import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onePixel } from '#test/support/stand-ins/one-pixel'
import { telegramBot } from '#test/support/stand-ins/telegram-bot'

const met = async (bot: Awaited<ReturnType<typeof telegramBot>>): Promise<string> => {
  const [sofie = ''] = bot.people
  await bot.act({ do: 'start', chat: sofie, from: sofie })
  return sofie
}

test('getMe tells the bot, and that privacy mode keeps group messages from it', async () => {
  using bot = await telegramBot()
  expect(await bot.call('getMe')).toEqual({
    ok: true,
    result: expect.objectContaining({
      id: Number(bot.id),
      is_bot: true,
      first_name: 'Ridgeline Cycles',
      username: 'ridgelinecycles_bot',
      can_read_all_group_messages: false,
    }),
  })
})

test.each([
  ['an unknown token', '7200000001:AAwrong', 401, 'Unauthorized'],
  ['something that is no token', 'nothing', 404, 'Not Found'],
])('%s is refused as Telegram refuses it', async (_, token, error_code, description) => {
  using bot = await telegramBot()
  expect(await bot.call('getMe', {}, token)).toEqual({ ok: false, error_code, description })
})

test('an unknown method is refused, and a known one is found in any case', async () => {
  using bot = await telegramBot()
  expect(await bot.call('sendGreetings')).toEqual({
    ok: false,
    error_code: 404,
    description: 'Not Found: method not found',
  })
  expect(await bot.call('GETME')).toMatchObject({ ok: true })
})

test('a revoked token is refused, and BotFather gives a new one', async () => {
  using bot = await telegramBot()
  const old = await bot.token()
  await bot.act({ do: 'run', name: 'revoke' })
  expect(await bot.call('getMe', {}, old)).toMatchObject({ error_code: 401, description: 'Unauthorized' })
  expect(await bot.call('getMe')).toMatchObject({ ok: true })
})

test('a bot cannot write first: the chat is there when the user has begun it', async () => {
  using bot = await telegramBot()
  const [sofie = ''] = bot.people
  const refused = { ok: false, error_code: 400, description: 'Bad Request: chat not found' }
  expect(await bot.call('sendMessage', { chat_id: sofie, text: 'Hi' })).toEqual(refused)
  await met(bot)
  expect(await bot.call('sendMessage', { chat_id: sofie, text: 'Hi' })).toMatchObject({
    ok: true,
    result: { message_id: 2, text: 'Hi', chat: { id: Number(sofie), type: 'private' }, from: { is_bot: true } },
  })
})

test.each([
  ['no chat', { chat_id: '' }, 'chat_id is empty'],
  ['no text', { text: '' }, 'message text is empty'],
  ['white space alone', { text: ' \n ' }, 'text must be non-empty'],
  ['4,097 characters', { text: 'a'.repeat(4097) }, 'message is too long'],
  ['a reply to nothing', { reply_parameters: { message_id: 999 } }, 'message to be replied not found'],
  ['a parse mode of its own', { parse_mode: 'wiki' }, 'unsupported parse_mode'],
  [
    'an entity past the end',
    { text: 'four', entities: [{ type: 'bold', offset: 2, length: 3 }] },
    'entity beginning at UTF-16 offset 2 ends after the end of the text at UTF-16 offset 5',
  ],
  [
    'an entity that begins past the end',
    { text: 'four', entities: [{ type: 'bold', offset: 9, length: 1 }] },
    'entity begins after the end of the text at UTF-16 offset 9',
  ],
  [
    'an entity with a negative offset',
    { entities: [{ type: 'bold', offset: -1, length: 3 }] },
    'receive an entity with incorrect offset -1',
  ],
  [
    'an entity that cuts an emoji',
    { text: '🚲 here', entities: [{ type: 'bold', offset: 1, length: 3 }] },
    'entity begins in a middle of a UTF-16 symbol at byte offset 1',
  ],
  ['an entity that is none', { entities: ['bold'] }, "can't parse MessageEntity: expected an Object"],
  [
    'callback data of 65 bytes',
    { reply_markup: { inline_keyboard: [[{ text: 'Yes', callback_data: `${'ä'.repeat(32)}a` }]] } },
    'BUTTON_DATA_INVALID',
  ],
  [
    'a button that does nothing',
    { reply_markup: { inline_keyboard: [[{ text: 'Yes' }]] } },
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
  ],
  [
    'a button that leads nowhere',
    { reply_markup: { inline_keyboard: [[{ text: 'Yes', url: 'http://intranet/' }]] } },
    "inline keyboard button URL 'http://intranet/' is invalid: Wrong HTTP URL",
  ],
  [
    'rows that are none',
    { reply_markup: { inline_keyboard: [{ text: 'Yes' }] } },
    'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
  ],
])('a message with %s is refused in Telegram’s words', async (_, fault, reason) => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  expect(await bot.call('sendMessage', { chat_id, text: 'Hello there', ...fault })).toEqual({
    ok: false,
    error_code: 400,
    description: `Bad Request: ${reason}`,
  })
  expect((await bot.chat(chat_id))?.bubbles).toHaveLength(1)
})

test('4,096 characters fit however many UTF-16 units they have, and so do 64 bytes of callback data', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const reply_markup = { inline_keyboard: [[{ text: 'Yes', callback_data: 'ä'.repeat(32) }]] }
  expect(await bot.call('sendMessage', { chat_id, text: '🚲'.repeat(4096), reply_markup })).toMatchObject({ ok: true })
})

test('entities are kept, cut to the trimmed text, and completed by those that Telegram finds', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const text = '  🚲 Bikes: https://example.com/a, /help  '
  const entities = [{ type: 'bold', offset: 5, length: 5 }]
  expect(await bot.call('sendMessage', { chat_id, text, entities })).toMatchObject({
    result: {
      text: '🚲 Bikes: https://example.com/a, /help',
      entities: [
        { type: 'bold', offset: 3, length: 5 },
        { type: 'url', offset: 10, length: 21 },
        { type: 'bot_command', offset: 33, length: 5 },
      ],
    },
  })
})

const forms: Readonly<Record<string, (url: string, values: Record<string, string>) => Promise<Response>>> = {
  'a query string': (url, values) => fetch(`${url}?${new URLSearchParams(values)}`),
  'a form': (url, values) => fetch(url, { method: 'POST', body: new URLSearchParams(values) }),
  'a multipart form': (url, values) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    return fetch(url, { method: 'POST', body })
  },
}

test.each(Object.keys(forms))('parameters come in %s too', async (form) => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const values = { chat_id, text: 'Hello', entities: '[{"type":"bold","offset":0,"length":5}]' }
  const answer = await forms[form]?.(`${bot.base}/bot${await bot.token()}/sendMessage`, values)
  expect(await answer?.json()).toMatchObject({ ok: true, result: { text: 'Hello', entities: [{ type: 'bold' }] } })
})

test('a body that is no JSON is refused', async () => {
  using bot = await telegramBot()
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${bot.base}/bot${await bot.token()}/getMe`, { method: 'POST', headers, body: '{' })
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ ok: false })])
})

test('a picture is uploaded, sent again by its id, and downloaded by its path', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const body = new FormData()
  body.set('chat_id', chat_id)
  body.set('caption', 'A bike')
  body.set('photo', new Blob([onePixel], { type: 'image/png' }), 'bike.png')
  const base = `${bot.base}/bot${await bot.token()}`
  const sent = (await (await fetch(`${base}/sendPhoto`, { method: 'POST', body })).json()) as {
    result: { photo: { file_id: string; width: number }[]; caption: string }
  }
  const [photo] = sent.result.photo
  expect(sent.result).toMatchObject({ caption: 'A bike', photo: [{ width: 1, height: 1, file_size: onePixel.length }] })
  expect(await bot.call('sendPhoto', { chat_id, photo: photo?.file_id })).toMatchObject({ ok: true })
  const { result } = (await bot.call('getFile', { file_id: photo?.file_id })) as { result: { file_path: string } }
  const file = await fetch(`${bot.base}/file/bot${await bot.token()}/${result.file_path}`)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(onePixel)
})

test.each([
  ['no file', {}, 'there is no photo in the request'],
  ['a text as a picture', { photo: 'data' }, 'wrong file identifier/HTTP URL specified'],
  ['an address that cannot be fetched', { photo: 'http://127.0.0.1:9/a.png' }, 'failed to get HTTP URL content'],
  ['a caption of 1,025 characters', { caption: 'a'.repeat(1025) }, 'message caption is too long'],
])('a picture with %s is refused', async (_, fault, reason) => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  expect(await bot.call('sendPhoto', { chat_id, ...fault })).toMatchObject({ description: `Bad Request: ${reason}` })
})

test('what is no picture is refused as one and sent as a document, and so is audio of an unknown kind', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const upload = async (method: string, field: string, type: string) => {
    const body = new FormData()
    body.set('chat_id', chat_id)
    body.set(field, new Blob(['price;12'], { type }), 'prices.csv')
    return (await (
      await fetch(`${bot.base}/bot${await bot.token()}/${method}`, { method: 'POST', body })
    ).json()) as object
  }
  expect(await upload('sendPhoto', 'photo', 'text/csv')).toMatchObject({
    description: 'Bad Request: IMAGE_PROCESS_FAILED',
  })
  const document = { file_name: 'prices.csv', file_size: 8 }
  expect(await upload('sendDocument', 'document', 'text/csv')).toMatchObject({ result: { document } })
  expect(await upload('sendVoice', 'voice', 'audio/flac')).toMatchObject({ result: { document } })
  expect(await upload('sendVoice', 'voice', 'audio/ogg')).toMatchObject({ result: { voice: { duration: 0 } } })
})

test('an album is sent in order under one id, up to ten, of one kind', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const album = async (media: readonly object[]) => {
    const body = new FormData()
    body.set('chat_id', chat_id)
    body.set('media', JSON.stringify(media))
    body.set('one', new Blob([onePixel]), 'one.png')
    return (await (
      await fetch(`${bot.base}/bot${await bot.token()}/sendMediaGroup`, { method: 'POST', body })
    ).json()) as {
      result: { media_group_id: string; caption?: string }[]
    }
  }
  const photo = { type: 'photo', media: 'attach://one' }
  const { result } = await album([{ ...photo, caption: 'First' }, photo])
  expect(result.map(({ caption }) => caption)).toEqual(['First', undefined])
  expect(new Set(result.map(({ media_group_id }) => media_group_id)).size).toBe(1)
  expect(await album(Array(11).fill(photo))).toMatchObject({
    description: 'Bad Request: too many messages to send as an album',
  })
  expect(await album([])).toMatchObject({ description: 'Bad Request: there are no messages to send' })
  expect(await album([photo, { type: 'document', media: 'attach://one' }])).toMatchObject({
    description: "Bad Request: can't use the media of the specified type in the album",
  })
})

test('a message is edited and its buttons taken away; a change of nothing is refused', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  const reply_markup = { inline_keyboard: [[{ text: 'Yes', callback_data: 'y' }]] }
  await bot.call('sendMessage', { chat_id, text: 'Sure?', reply_markup })
  const edit = (method: string, more: object) => bot.call(method, { chat_id, message_id: 2, ...more })
  expect(await edit('editMessageText', { text: 'Sure?', reply_markup })).toMatchObject({
    description: expect.stringContaining('Bad Request: message is not modified'),
  })
  expect(await edit('editMessageReplyMarkup', {})).toMatchObject({ result: { edit_date: expect.any(Number) } })
  expect(await edit('editMessageText', { text: 'Sure.' })).toMatchObject({ result: { text: 'Sure.' } })
  expect(await edit('editMessageText', { message_id: 9, text: 'a' })).toMatchObject({
    description: 'Bad Request: message to edit not found',
  })
  expect(await edit('editMessageText', { message_id: 1, text: 'a' })).toMatchObject({
    description: "Bad Request: message can't be edited",
  })
  const last = (await bot.chat(chat_id))?.bubbles.at(-1)
  expect(last).toMatchObject({ text: 'Sure.', buttons: [], isEdited: true })
})

test('commands are kept by scope and language, and shown to those whom they are for', async () => {
  using bot = await telegramBot()
  const [sofie = '', rui = ''] = bot.people
  const help = { command: 'help', description: 'What I can do' }
  await bot.call('setMyCommands', { commands: [help] })
  await bot.call('setMyCommands', { commands: [{ ...help, description: 'Ajuda' }], language_code: 'pt' })
  expect((await bot.chat(sofie))?.commands).toEqual([help])
  expect((await bot.chat(rui))?.commands).toEqual([{ command: 'help', description: 'Ajuda' }])
  await bot.call('deleteMyCommands', { language_code: 'pt' })
  expect((await bot.chat(rui))?.commands).toEqual([help])
  const refused = await bot.call('setMyCommands', { commands: [{ command: 'Hilfe!', description: 'x' }] })
  expect(refused.description).toBe('Bad Request: BOT_COMMAND_INVALID')
})

test('typing is shown for five seconds, or until the message is there', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  expect(await bot.call('sendChatAction', { chat_id, action: 'typing' })).toEqual({ ok: true, result: true })
  expect((await bot.chat(chat_id))?.doing?.what).toBe('typing')
  await bot.call('sendMessage', { chat_id, text: 'Here' })
  expect((await bot.chat(chat_id))?.doing).toBeUndefined()
  expect(await bot.call('sendChatAction', { chat_id, action: 'thinking' })).toMatchObject({
    description: 'Bad Request: wrong parameter action in request',
  })
})

test('a location, a chat and a person’s picture are told in Telegram’s shapes', async () => {
  using bot = await telegramBot()
  const chat_id = await met(bot)
  expect(await bot.call('sendLocation', { chat_id, latitude: 38.7, longitude: -9.1 })).toMatchObject({
    result: { location: { latitude: 38.7, longitude: -9.1 } },
  })
  expect(await bot.call('getChat', { chat_id })).toMatchObject({ result: { first_name: 'Sofie', type: 'private' } })
  expect(await bot.call('getUserProfilePhotos', { user_id: chat_id })).toMatchObject({
    ok: true,
    result: { total_count: 1, photos: [[{ file_id: expect.any(String), width: 160, height: 160 }]] },
  })
})

test('bots, chats and files survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stand-ins-'))
  const before = await telegramBot({ folder })
  const chat = await met(before)
  const file = { name: 'bike.png', type: 'image/png', base64: onePixel.toString('base64') }
  await before.act({ do: 'send', chat, from: chat, as: 'photo', file })
  const token = await before.token()
  before[Symbol.dispose]()
  using after = await telegramBot({ folder })
  expect(await after.token()).toBe(token)
  const [, photo] = (await after.chat(chat))?.bubbles ?? []
  const bytes = await fetch(`${after.address}/control/telegram/${after.id}/files/${photo?.media[0]?.url}`)
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(onePixel)
  await rm(folder, { recursive: true })
})
