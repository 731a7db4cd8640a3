import { expect, test } from 'vitest'
import { messengerOutgoing } from '#functions/channels/messenger/outgoing'
import type { PlanContext } from '#functions/channels/provider/outbound'
import type { StoredMessage } from '#functions/conversations/store'
import type { UiPart } from '#shared/agents/schema'

const id = '01JAAAAAAAAAAAAAAAAAAAAAAA'
const message = (given: Partial<StoredMessage>): StoredMessage => ({
  conversationId: 'c',
  id,
  role: 'agent',
  text: '',
  at: 1,
  ...given,
})
type Sent = {
  readonly text?: string
  readonly attachment?: object
  readonly quick_replies?: readonly { title: string }[]
}
const pieces = (given: Partial<StoredMessage>, context: Partial<PlanContext> = {}) =>
  messengerOutgoing.plan(message(given), { to: '77' }, { account: 'messenger:900', ...context })
const sent = (given: Partial<StoredMessage>, context: Partial<PlanContext> = {}) =>
  pieces(given, context).map(({ body }) => {
    const { metadata: _, ...rest } = body.message as Sent & { metadata: string }
    return rest
  })
const buttons = (...labels: string[]): UiPart => ({
  kind: 'buttons',
  buttons: labels.map((label) => ({ label, says: `I choose ${label}` })),
})

test('a text is an answer to its reader, and says what it is for the echo', () => {
  expect(pieces({ text: '**Hi**, see [our site](https://a.example)' })).toEqual([
    {
      method: 'messages',
      body: {
        recipient: { id: '77' },
        messaging_type: 'RESPONSE',
        message: { text: 'Hi, see our site (https://a.example)', metadata: `c.${id}.0.1` },
      },
    },
  ])
})

const DAY = 24 * 3600_000

test('a person who answers after a day is named as one, the agent never', () => {
  const typeOf = (role: 'person' | 'agent', sinceVisitorMs: number) => {
    const { messaging_type, tag } = pieces({ role, text: 'Hi' }, { sinceVisitorMs })[0]?.body ?? {}
    return { messaging_type, tag }
  }
  expect(typeOf('person', DAY + 1)).toEqual({ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' })
  expect(typeOf('person', DAY)).toEqual({ messaging_type: 'RESPONSE', tag: undefined })
  expect(typeOf('agent', DAY + 1)).toEqual({ messaging_type: 'RESPONSE', tag: undefined })
})

test('a long text is cut at 2,000 characters on Messenger and at 1,000 bytes on Instagram', () => {
  const text = 'Größe '.repeat(700)
  const onMessenger = sent({ text }).map((one) => one.text ?? '')
  const onInstagram = sent({ text }, { account: 'instagram:900' }).map((one) => one.text ?? '')
  expect(onMessenger).toHaveLength(3)
  expect(Math.max(...onMessenger.map((one) => one.length))).toBeLessThanOrEqual(2000)
  expect(Math.max(...onInstagram.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(1000)
  expect(
    onInstagram
      .join(' ')
      .split(' ')
      .every((word) => word === 'Größe'),
  ).toBe(true)
})

test('buttons are quick replies under the last of the message, by their place', () => {
  const [first, second, ...rest] = sent({
    text: 'Which room?',
    parts: [
      buttons('Garden room', 'A name that is longer than twenty'),
      { kind: 'image', url: 'https://a.example/r.jpg', alt: 'Room' },
    ],
  })
  expect(rest).toEqual([])
  expect(first).toEqual({ text: 'Which room?' })
  expect(second).toEqual({
    attachment: { type: 'image', payload: { url: 'https://a.example/r.jpg' } },
    quick_replies: [
      { content_type: 'text', title: 'Garden room', payload: `${id}.0.0` },
      { content_type: 'text', title: 'A name that is long…', payload: `${id}.0.1` },
    ],
  })
})

test('buttons that open pages are links, and more than thirteen a list of numbers', () => {
  const site: UiPart = { kind: 'buttons', buttons: [{ label: 'Our site', says: 'https://a.example' }] }
  expect(sent({ text: 'Look', parts: [site] })).toEqual([{ text: 'Look\n\nOur site (https://a.example)' }])
  const many = sent({ text: 'Pick', parts: [buttons(...Array.from({ length: 14 }, (_, at) => `Room ${at + 1}`))] })
  expect(many).toHaveLength(1)
  expect(many[0]?.text).toContain('\n14. Room 14')
  expect(many[0]).not.toHaveProperty('quick_replies')
})

test('buttons without words have a sign above them', () => {
  expect(sent({ parts: [buttons('Yes')] })).toMatchObject([{ text: '👇', quick_replies: [{ title: 'Yes' }] }])
})

test('cards are one template; what is only a title is words', () => {
  const [cards, words] = sent({
    parts: [
      {
        kind: 'carousel',
        cards: [
          {
            title: 'Garden room',
            text: 'x'.repeat(120),
            imageUrl: 'https://a.example/g.jpg',
            button: { label: 'Book the garden room now', says: 'Book' },
          },
          { title: 'Site', text: '', button: { label: 'Open', says: 'https://a.example' } },
          { title: 'Attic', text: '' },
        ],
      },
    ],
  })
  expect(cards).toEqual({
    attachment: {
      type: 'template',
      payload: {
        template_type: 'generic',
        elements: [
          {
            title: 'Garden room',
            subtitle: `${'x'.repeat(79)}…`,
            image_url: 'https://a.example/g.jpg',
            buttons: [{ type: 'postback', title: 'Book the garden roo…', payload: `${id}.0.0` }],
          },
          { title: 'Site', buttons: [{ type: 'web_url', title: 'Open', url: 'https://a.example' }] },
        ],
      },
    },
  })
  expect(words).toEqual({ text: '• Attic' })
})

test('pictures of another type, videos and citations are links, forms nothing', () => {
  const form = { kind: 'form', title: 'Your stay', fields: [] } as unknown as UiPart
  expect(
    sent({
      text: 'Look',
      citations: [{ n: 1, title: 'Pool', url: 'https://a.example/pool' }] as never,
      parts: [
        { kind: 'image', url: 'https://a.example/r.webp', alt: 'Room' },
        { kind: 'video', url: 'https://a.example/v', title: '' },
        form,
      ],
    }),
  ).toEqual([
    { text: 'Look\n\n[1] Pool (https://a.example/pool)\n\nRoom (https://a.example/r.webp)\n\nhttps://a.example/v' },
  ])
})

test('no message is more than ten requests', () => {
  expect(pieces({ text: 'word '.repeat(20_000) })).toHaveLength(10)
})

test('the page’s token is in a header, and Instagram’s messages are sent by the page that it belongs to', () => {
  const [piece] = pieces({ text: 'Hi' })
  if (!piece) throw new Error('no piece')
  const request = (account: 'messenger:900' | 'instagram:901') => messengerOutgoing.request(piece, 'EAAG', account)
  expect(request('messenger:900').url).toBe('https://graph.facebook.com/v25.0/900/messages')
  expect(request('instagram:901').url).toBe('https://graph.facebook.com/v25.0/me/messages')
  expect(request('messenger:900').headers.authorization).toBe('Bearer EAAG')
})

const answered = (status: number, body: object) =>
  messengerOutgoing.outcome({ kind: 'answered', status, headers: {}, body: Buffer.from(JSON.stringify(body)) })
const error = (code: number, error_subcode?: number) =>
  answered(400, { error: { message: 'in Meta’s words', code, ...(error_subcode ? { error_subcode } : {}) } }).kind

test('what Meta answers decides what follows', () => {
  expect(answered(200, { recipient_id: '77', message_id: 'm_1' })).toEqual({ kind: 'sent', externalId: 'm_1' })
  expect(answered(200, {}).kind).toBe('unknown')
  expect(answered(502, {}).kind).toBe('unknown')
  for (const [code, subcode] of [
    [10, 2018278],
    [551, undefined],
    [100, 2018001],
    [200, 1545041],
  ] as const)
    expect(error(code, subcode), `${code}/${subcode}`).toBe('refused')
  for (const [code, subcode] of [
    [190, 460],
    [10, undefined],
    [200, undefined],
  ] as const)
    expect(error(code, subcode), `${code}/${subcode}`).toBe('account')
  for (const code of [4, 613, 1200, 80006]) expect(error(code), String(code)).toBe('not-sent')
})
