import { expect, test } from 'vitest'
import type { UiPart } from '#shared/agents/schema'
import { ok, refusal, sendingWorld } from './sending-world.ts'

const picture: UiPart = { kind: 'image', url: 'https://a.example/i.png', alt: 'A chair' }

test.each([
  'Bad Request: wrong file identifier/HTTP URL specified',
  'Bad Request: failed to get HTTP URL content',
  'Bad Request: wrong type of the web page content',
  'Bad Request: WEBPAGE_CURL_FAILED',
  'Bad Request: PHOTO_INVALID_DIMENSIONS',
  'Bad Request: IMAGE_PROCESS_FAILED',
])('a picture that Telegram refuses with "%s" goes as a link, and what follows it goes too', async (description) => {
  const { say, drain, answer, asked, delivery, rows } = await sendingWorld()
  answer(({ method }) => (method === 'sendPhoto' ? refusal(400, description) : ok()))
  const first = await say('Look', { parts: [picture, { kind: 'video', url: 'https://v.example/1', title: 'Film' }] })
  const second = await say('And?')
  await drain()
  expect(asked.map(({ method, body }) => [method, body.text ?? body.photo])).toEqual([
    ['sendMessage', 'Look'],
    ['sendPhoto', 'https://a.example/i.png'],
    ['sendMessage', 'A chair'],
    ['sendMessage', 'Film'],
    ['sendMessage', 'And?'],
  ])
  expect(asked[2]?.body.entities).toEqual([
    { type: 'text_link', url: 'https://a.example/i.png', offset: 0, length: 'A chair'.length },
  ])
  expect([await delivery(first), await delivery(second)]).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  expect(rows()).toEqual([])
})

test('a card whose picture cannot be fetched keeps its words and its button', async () => {
  const { say, drain, answer, asked } = await sendingWorld()
  answer(({ method }) => (method === 'sendPhoto' ? refusal(400, 'Bad Request: failed to get HTTP URL content') : ok()))
  const button = { label: 'Book', says: 'Book it' }
  const cards = [{ title: 'Suite', text: '139 a night', imageUrl: 'https://a.example/i.png', button }]
  const id = await say('', { parts: [{ kind: 'carousel', cards }] })
  await drain()
  expect(asked.at(-1)).toMatchObject({
    method: 'sendMessage',
    body: {
      text: 'Suite\n139 a night',
      entities: [{ type: 'text_link', offset: 0, length: 'Suite'.length }],
      reply_markup: { inline_keyboard: [[{ text: 'Book', callback_data: `${id}.0.0` }]] },
    },
  })
})

test('a picture without words is its address', async () => {
  const { say, drain, answer, asked } = await sendingWorld()
  answer(({ method }) => (method === 'sendPhoto' ? refusal(400, 'Bad Request: failed to get HTTP URL content') : ok()))
  await say('', { parts: [{ ...picture, alt: '' }] })
  await drain()
  expect(asked.at(-1)?.body.text).toBe('https://a.example/i.png')
})

test('a picture in a chat that is gone fails with its message', async () => {
  const { say, drain, answer, asked, delivery } = await sendingWorld()
  answer(() => refusal(400, 'Bad Request: chat not found'))
  const id = await say('', { parts: [picture] })
  await drain()
  expect(asked).toHaveLength(1)
  expect(await delivery(id)).toMatchObject({ state: 'failed', reason: 'Bad Request: chat not found' })
})

test('a link that Telegram limits is sent when it may be, after the picture was tried again', async () => {
  const { say, drain, answer, asked, delivery } = await sendingWorld()
  let limited = 1
  answer(({ method }) => {
    if (method === 'sendPhoto') return refusal(400, 'Bad Request: failed to get HTTP URL content')
    return limited-- > 0 ? refusal(429, 'Too Many Requests: retry after 3', { retry_after: 3 }) : ok()
  })
  const id = await say('', { parts: [picture] })
  await drain()
  expect(asked.map(({ method }) => method)).toEqual(['sendPhoto', 'sendMessage', 'sendPhoto', 'sendMessage'])
  expect(await delivery(id)).toMatchObject({ state: 'sent' })
})
