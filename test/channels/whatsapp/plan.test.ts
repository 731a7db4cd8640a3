import { expect, test } from 'vitest'
import { whatsappOutgoing } from '#functions/channels/whatsapp/outgoing'
import type { StoredMessage } from '#functions/conversations/store'
import type { UiPart } from '#shared/agents/schema'
import { whatsappNumber } from '#test/support/stand-ins/whatsapp-number'
import { NUMBER } from './whatsapp-world.ts'

const conversationId = '01JCCCCCCCCCCCCCCCCCCCCCCC'
const id = '01JAAAAAAAAAAAAAAAAAAAAAAA'
const message = (given: Partial<StoredMessage>): StoredMessage => ({
  conversationId,
  id,
  role: 'agent',
  text: '',
  at: 1,
  ...given,
})
const bodies = (given: Partial<StoredMessage>, to = '16505551234', lang?: string) =>
  whatsappOutgoing.plan(message(given), { to }, { account: NUMBER, lang }).map(({ body }) => body)
const buttons = (...labels: readonly string[]): UiPart => ({
  kind: 'buttons',
  buttons: labels.map((label) => ({ label, says: `I say ${label}` })),
})
const card = (title: string, more: object = {}) => ({ title, text: '', ...more })

test('a text goes to its number with WhatsApp’s own marks, and says which piece of which message it is', () => {
  expect(bodies({ text: '**Hi**, see [our menu](https://a.example/menu)' })).toEqual([
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '16505551234',
      type: 'text',
      text: { body: '*Hi*, see our menu (https://a.example/menu)', preview_url: false },
      biz_opaque_callback_data: `${conversationId}.${id}.0.1`,
    },
  ])
})

test('who hides the number is written to by the other id, since a number would win', () => {
  const [body] = bodies({ text: 'Hi' }, 'US.13491208655302741918')
  expect(body).toMatchObject({ recipient: 'US.13491208655302741918' })
  expect(body).not.toHaveProperty('to')
})

test('three short answers are buttons under the text, which name their place', () => {
  expect(bodies({ text: 'Sure?', parts: [buttons('Yes', 'No', 'A label of more than twenty letters')] })).toMatchObject(
    [
      {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: 'Sure?' },
          action: {
            buttons: [
              { type: 'reply', reply: { id: `${id}.0.0`, title: 'Yes' } },
              { type: 'reply', reply: { id: `${id}.0.1`, title: 'No' } },
              { type: 'reply', reply: { id: `${id}.0.2`, title: 'A label of more tha…' } },
            ],
          },
        },
      },
    ],
  )
})

test('up to ten are a list that opens in the visitor’s language, with long labels whole in the second line', () => {
  const rows = ['A label of more than twenty-four letters', '2', '3', '4']
  const [body] = bodies({ text: 'Which?', parts: [buttons(...rows)] }, '1', 'de-AT')
  expect(body).toMatchObject({
    interactive: {
      type: 'list',
      action: {
        button: 'Auswählen',
        sections: [
          {
            rows: [
              { id: `${id}.0.0`, title: 'A label of more than tw…', description: rows[0] },
              { id: `${id}.0.1`, title: '2' },
              { id: `${id}.0.2`, title: '3' },
              { id: `${id}.0.3`, title: '4' },
            ],
          },
        ],
      },
    },
  })
})

test('more than ten are numbers in the text', () => {
  const [body, ...rest] = bodies({ text: 'Which?', parts: [buttons(...'abcdefghijk')] })
  expect(rest).toEqual([])
  expect(body).toMatchObject({
    type: 'text',
    text: { body: expect.stringMatching(/^Which\?\n\n1\. a\n2\. b[\s\S]*11\. k$/) },
  })
})

test('a page is a link above the buttons, since none of theirs opens one', () => {
  const parts: UiPart[] = [
    {
      kind: 'buttons',
      buttons: [
        { label: 'Yes', says: 'Yes' },
        { label: 'Site', says: 'https://a.example/x' },
      ],
    },
  ]
  expect(bodies({ text: 'Sure?', parts })).toMatchObject([
    {
      interactive: {
        body: { text: 'Sure?\n\nSite (https://a.example/x)' },
        action: { buttons: [{ reply: { title: 'Yes' } }] },
      },
    },
  ])
})

test('a text that is too long to stand above buttons is a message of its own', () => {
  const planned = bodies({ text: 'word '.repeat(400), parts: [buttons('Yes')] })
  expect(planned.map(({ type }) => type)).toEqual(['text', 'interactive'])
  expect(planned.map(({ biz_opaque_callback_data }) => biz_opaque_callback_data)).toEqual([
    `${conversationId}.${id}.0.2`,
    `${conversationId}.${id}.1.2`,
  ])
})

test('pictures of a type that it takes are pictures, others and videos are links', () => {
  const planned = bodies({
    text: 'Look',
    parts: [
      { kind: 'image', url: 'https://a.example/room.jpg', alt: 'The room' },
      { kind: 'image', url: 'https://a.example/room.webp', alt: 'The garden' },
      { kind: 'video', url: 'https://youtu.be/x', title: 'A walk' },
    ],
  })
  expect(planned).toMatchObject([
    { type: 'text' },
    { type: 'image', image: { link: 'https://a.example/room.jpg', caption: 'The room' } },
    { type: 'text', text: { body: 'The garden (https://a.example/room.webp)\n\nA walk (https://youtu.be/x)' } },
  ])
})

test('of a carousel three cards are messages, with picture and button; the rest is a list with its buttons', () => {
  const cards = [
    card('Garden room', {
      text: 'Two beds',
      imageUrl: 'https://a.example/1.png',
      button: { label: 'Book', says: 'Book 1' },
    }),
    card('Attic', { imageUrl: 'https://a.example/2.jpg' }),
    card('Suite', { text: 'With bath', button: { label: 'Book', says: 'Book 3' } }),
    card('Barn', { button: { label: 'Book the barn', says: 'Book 4' } }),
    card('Tent', { text: 'Outside' }),
  ]
  const planned = bodies({ text: 'Our rooms', parts: [{ kind: 'carousel', cards }] })
  expect(planned).toMatchObject([
    { type: 'text', text: { body: 'Our rooms' } },
    {
      interactive: {
        type: 'button',
        header: { type: 'image', image: { link: 'https://a.example/1.png' } },
        body: { text: '*Garden room*\nTwo beds' },
        action: { buttons: [{ reply: { id: `${id}.0.0`, title: 'Book' } }] },
      },
    },
    { type: 'image', image: { link: 'https://a.example/2.jpg', caption: '*Attic*' } },
    { interactive: { body: { text: '*Suite*\nWith bath' }, action: { buttons: [{ reply: { id: `${id}.0.2` } }] } } },
    {
      interactive: { body: { text: '• Barn\n• Tent: Outside' }, action: { buttons: [{ reply: { id: `${id}.0.3` } }] } },
    },
  ])
})

test('three citations are links, and a form is nothing, since its fields are asked one by one', () => {
  const citations = [1, 2, 3, 4].map((n) => ({ n, title: `Page ${n}`, url: `https://a.example/${n}`, sourceId: 's' }))
  const form: UiPart = { kind: 'form', id: 'f', title: 'Contact', fields: [], submitLabel: 'Send' } as never
  expect(bodies({ text: 'As written', citations, parts: [form] })).toMatchObject([
    {
      text: {
        body: 'As written\n\n[1] Page 1 (https://a.example/1)\n[2] Page 2 (https://a.example/2)\n[3] Page 3 (https://a.example/3)',
      },
    },
  ])
})

test('a template is sent by its name and language, with what stands in its places', () => {
  const template = {
    name: 'order_ready',
    language: 'de',
    parameters: [{ text: 'Ann' }, { name: 'day', text: 'Friday' }],
  }
  expect(bodies({ text: 'Hello Ann, your order is ready.', template })).toMatchObject([
    {
      type: 'template',
      template: {
        name: 'order_ready',
        language: { code: 'de' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ann' },
              { type: 'text', parameter_name: 'day', text: 'Friday' },
            ],
          },
        ],
      },
    },
  ])
})

test('WhatsApp takes what is planned', async () => {
  using number = await whatsappNumber()
  const [sofie = ''] = number.people
  await number.act({ do: 'say', chat: sofie, from: sofie, text: 'Hi' })
  const cards = [1, 2, 3, 4, 5].map((n) => card(`Room ${n}`, { button: { label: 'Book', says: `Book ${n}` } }))
  const everything: readonly Partial<StoredMessage>[] = [
    { text: `# Hi\n\n${'word '.repeat(1500)}`, parts: [buttons('Yes', 'No')] },
    { text: 'Which?', parts: [buttons('a', 'b', 'c', 'd', 'A label of more than twenty-four letters')] },
    { text: '', parts: [buttons(...'abcdefghijklm')] },
    { text: '', parts: [buttons('Yes'), buttons('No')] },
    { text: 'Rooms', parts: [{ kind: 'carousel', cards }] },
  ]
  for (const given of everything)
    for (const body of bodies(given, sofie)) {
      const { status, body: answer } = await number.call('POST', `${number.id}/messages`, body)
      expect(answer).toMatchObject({ messages: [{ id: expect.any(String) }] })
      expect(status).toBe(200)
    }
})
