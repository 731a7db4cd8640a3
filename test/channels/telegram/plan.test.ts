import { expect, test } from 'vitest'
import { telegramOutgoing } from '#functions/channels/telegram/outgoing'
import type { StoredMessage } from '#functions/conversations/store'

const id = '01JAAAAAAAAAAAAAAAAAAAAAAA'
const message = (given: Partial<StoredMessage>): StoredMessage => ({
  conversationId: 'c',
  id,
  role: 'agent',
  text: '',
  at: 1,
  ...given,
})
const plan = (given: Partial<StoredMessage>, thread?: string) =>
  telegramOutgoing.plan(message(given), { to: '-100500', ...(thread ? { thread } : {}) }, { account: 'telegram:1' })
const keyboard = (body: Readonly<Record<string, unknown>> | undefined) =>
  (body?.reply_markup as { inline_keyboard: object[][] } | undefined)?.inline_keyboard.flat()

test('a text goes to its chat and thread, without a preview of its links', () => {
  expect(plan({ text: '**Hi**' }, '7')).toEqual([
    {
      method: 'sendMessage',
      body: {
        chat_id: -100500,
        message_thread_id: 7,
        text: 'Hi',
        entities: [{ type: 'bold', offset: 0, length: 2 }],
        link_preview_options: { is_disabled: true },
      },
    },
  ])
})

test('buttons are under the text, name their place in at most 64 bytes, and open pages', () => {
  const buttons = [
    { label: 'Yes', says: 'Yes, please' },
    { label: 'Site', says: 'https://a.example/x' },
  ]
  const [piece, ...rest] = plan({ text: 'Sure?', parts: [{ kind: 'buttons', buttons }] })
  expect(rest).toEqual([])
  expect(keyboard(piece?.body)).toEqual([
    { text: 'Yes', callback_data: `${id}.0.0` },
    { text: 'Site', url: 'https://a.example/x' },
  ])
  expect(Buffer.byteLength(`${id}.4.99`)).toBeLessThanOrEqual(64)
})

test('a long text has its buttons under the last piece', () => {
  const pieces = plan({
    text: 'word '.repeat(2000),
    parts: [{ kind: 'buttons', buttons: [{ label: 'Yes', says: 'y' }] }],
  })
  expect(pieces.length).toBe(3)
  expect(pieces.map(({ body }) => keyboard(body)?.length)).toEqual([undefined, undefined, 1])
})

test('a picture is a photo with its words, a video a link', () => {
  const pieces = plan({
    text: 'Look',
    parts: [
      { kind: 'image', url: 'https://a.example/i.png', alt: 'A chair' },
      { kind: 'video', url: 'https://v.example/1', title: 'Film' },
    ],
  })
  expect(pieces.slice(1)).toMatchObject([
    { method: 'sendPhoto', body: { photo: 'https://a.example/i.png', caption: 'A chair' } },
    { method: 'sendMessage', body: { text: 'Film', entities: [{ type: 'text_link', url: 'https://v.example/1' }] } },
  ])
})

test('of a carousel three cards are messages, the rest is a list with its buttons', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((title) => ({
    title,
    text: `about ${title}`,
    ...(title === 'a' ? { imageUrl: 'https://a.example/i.png' } : {}),
    button: { label: `Choose ${title}`, says: title },
  }))
  const pieces = plan({ text: 'Choose', parts: [{ kind: 'carousel', cards }] })
  expect(pieces.map(({ method }) => method)).toEqual([
    'sendMessage',
    'sendPhoto',
    'sendMessage',
    'sendMessage',
    'sendMessage',
  ])
  expect(pieces[4]?.body.text).toBe('• d: about d\n• e: about e')
  expect(keyboard(pieces[4]?.body)?.map((button) => Object.values(button)[1])).toEqual([`${id}.0.3`, `${id}.0.4`])
})

test('at most three citations that lead somewhere are links; the numbers of the others go', () => {
  const citations = [1, 2, 3, 4, 5].map((n) => ({
    n,
    title: `Page ${n}`,
    sourceId: 's',
    ...(n === 2 ? {} : { url: `https://a.example/${n}` }),
  }))
  const [piece] = plan({ text: 'Yes [1] [2], see [9] [5].', citations })
  expect(piece?.body.text).toBe('Yes [1], see [9].\n\n[1] Page 1\n[3] Page 3\n[4] Page 4')
  const entities = piece?.body.entities as { offset: number; length: number; url: string }[]
  const text = String(piece?.body.text)
  expect(entities.map(({ offset, length, url }) => [text.slice(offset, offset + length), url])).toEqual([
    ['Page 1', 'https://a.example/1'],
    ['Page 3', 'https://a.example/3'],
    ['Page 4', 'https://a.example/4'],
  ])
})

test('a message is ten pieces at most, and one with nothing to show is none', () => {
  const image = { kind: 'image' as const, url: 'https://a.example/i.png', alt: '' }
  expect(plan({ text: 'x '.repeat(25_000), parts: [image, image] })).toHaveLength(10)
  expect(plan({ text: '' })).toEqual([])
})

test('the token is in the address of the request and nowhere else', () => {
  const [piece] = plan({ text: 'Hi' })
  if (!piece) throw new Error('no piece')
  const { url, headers, body } = telegramOutgoing.request(piece, '1:SECRET', 'telegram:1')
  expect(url).toBe('https://api.telegram.org/bot1:SECRET/sendMessage')
  expect(JSON.stringify([headers, body])).not.toContain('SECRET')
})
