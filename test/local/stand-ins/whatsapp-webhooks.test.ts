import { expect, test } from 'vitest'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { type WebhookReceiver, webhookReceiver } from '#test/support/stand-ins/webhook-receiver'
import { type WhatsAppNumber, whatsappNumber } from '#test/support/stand-ins/whatsapp-number'

interface Change {
  readonly field: string
  readonly value: {
    readonly contacts?: readonly object[]
    readonly messages?: readonly (Record<string, unknown> & { readonly text?: { readonly body: string } })[]
    readonly statuses?: readonly {
      readonly id: string
      readonly status: string
      readonly errors?: readonly { code: number }[]
    }[]
  }
}

const changesIn = ({ body }: WebhookReceiver['received'][number]): readonly Change[] =>
  (body.entry as { changes: Change[] }[]).flatMap(({ changes }) => changes)
const changesOf = (hook: WebhookReceiver) => hook.received.flatMap(changesIn)
const statusesOf = (hook: WebhookReceiver) => changesOf(hook).flatMap(({ value }) => value.statuses ?? [])
const messagesOf = (hook: WebhookReceiver) => changesOf(hook).flatMap(({ value }) => value.messages ?? [])

const say = (number: WhatsAppNumber, person: string, text: string) =>
  number.act({ do: 'say', chat: person, from: person, text })
const text = (body: string) => ({ type: 'text', text: { body } })

test('a webhook is set only if it echoes the challenge, and is unknown on other machines', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const subscribe = (override_callback_uri: string) =>
    number.call('POST', `${number.waba}/subscribed_apps`, { override_callback_uri, verify_token: 't' })
  expect((await subscribe(hook.url)).body.error).toMatchObject({ code: 2201 })
  expect((await subscribe('http://127.0.0.1:9/hook')).body.error).toMatchObject({ code: 2200 })
  expect((await subscribe('https://example.com/hook')).body.error?.message).toContain("Couldn't resolve host name")
  expect((await number.call('GET', `${number.waba}/subscribed_apps`)).body).toEqual({ data: [] })
  expect((await number.subscribe(hook)).body).toEqual({ success: true })
  expect((await number.call('GET', `${number.waba}/subscribed_apps`)).body).toMatchObject({
    data: [{ override_callback_uri: hook.url, whatsapp_business_api_data: { id: await number.fact('App ID') } }],
  })
})

test('a message arrives signed over its bytes, and shows two ticks once it is accepted', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await number.subscribe(hook)
  const id = await say(number, sofie, 'Hi')
  const [webhook] = await hook.arrived(1)
  expect(webhook?.headers['x-hub-signature-256']).toBe(number.signatureOf(webhook?.text ?? ''))
  expect(webhook?.body).toEqual({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: number.waba,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '1555010201', phone_number_id: number.id },
              contacts: [{ profile: { name: 'Sofie Dahl' }, wa_id: sofie, user_id: expect.stringMatching(/^NO\./) }],
              messages: [
                {
                  from: sofie,
                  from_user_id: expect.stringMatching(/^NO\./),
                  id,
                  timestamp: expect.stringMatching(/^\d{10}$/),
                  type: 'text',
                  text: { body: 'Hi' },
                },
              ],
            },
          },
        ],
      },
    ],
  })
  await expect.poll(async () => (await number.bubbles(sofie))[0]?.state).toBe('delivered')
})

test('who hides the number is known by another id only, and can be answered by it', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const [, , jonas = ''] = number.people
  await number.subscribe(hook)
  await say(number, jonas, 'Hallo')
  const [webhook] = await hook.arrived(1)
  expect(webhook?.text).not.toContain(jonas)
  const [message] = messagesOf(hook)
  const answer = await number.call('POST', `${number.id}/messages`, {
    messaging_product: 'whatsapp',
    recipient: message?.from_user_id,
    ...text('Guten Tag'),
  })
  expect(answer.body).toMatchObject({ contacts: [{ user_id: message?.from_user_id }] })
  expect((await number.bubbles(jonas)).at(-1)?.text).toBe('Guten Tag')
  await hook.arrived(3)
  expect(hook.received.map((each) => each.text).join()).not.toContain(jonas)
})

test('statuses tell sent, delivered and read with the callback data', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await say(number, sofie, 'Hi')
  await number.subscribe(hook)
  const { body } = await number.send(sofie, { ...text('Hello'), biz_opaque_callback_data: 'turn-7' })
  await hook.arrived(3)
  await number.act({ do: 'run', name: 'read', chat: sofie })
  await hook.arrived(4)
  const [{ id } = { id: '' }] = body.messages as { id: string }[]
  const statuses = statusesOf(hook)
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(['delivered', 'read', 'sent'])
  expect(statuses).toEqual(
    statuses.map(() => expect.objectContaining({ id, recipient_id: sofie, biz_opaque_callback_data: 'turn-7' })),
  )
})

test.each([
  ['nobody has this number', '19995550000', 131026],
  ['the person has not written for 24 hours', '', 131047],
])('where %s the message is accepted and fails by a status', async (_, to, code) => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await say(number, sofie, 'Hi')
  await clock.pass(86_400_001)
  await number.subscribe(hook)
  expect((await number.send(to || sofie, text('Hello'))).status).toBe(200)
  await expect.poll(() => statusesOf(hook)).toMatchObject([{ status: 'failed', errors: [{ code }] }])
})

test('to a person who blocked the number nothing is delivered', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await say(number, sofie, 'Hi')
  await number.act({ do: 'switch', name: 'block', value: 'on', person: sofie })
  await number.subscribe(hook)
  await number.send(sofie, text('Hello'))
  await hook.arrived(2)
  expect(statusesOf(hook).map(({ status }) => status)).toEqual(['sent'])
  await expect(say(number, sofie, 'Hm')).rejects.toThrow('You blocked this business.')
})

test('a pressed button, a chosen row, a reply, a reaction, a voice note and a place arrive in their shapes', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  const where = { chat: sofie, from: sofie }
  await say(number, sofie, 'Hi')
  const sent = async (interactive: object) => {
    const { body } = await number.send(sofie, { type: 'interactive', interactive })
    return (body.messages as { id: string }[])[0]?.id ?? ''
  }
  const buttons = { buttons: [{ type: 'reply', reply: { id: 'yes', title: 'Yes' } }] }
  const rows = { button: 'Rooms', sections: [{ rows: [{ id: 'suite', title: 'Suite', description: 'With a view' }] }] }
  const first = await sent({ type: 'button', body: { text: 'Sure?' }, action: buttons })
  const second = await sent({ type: 'list', body: { text: 'Which?' }, action: rows })
  await number.subscribe(hook)
  await hook.arrived(5)
  const before = messagesOf(hook).length
  const file = { name: 'voice.ogg', type: 'audio/ogg', base64: 'T2dnUw==', seconds: 3 }
  for (const act of [
    { do: 'press', ...where, message: first, button: '0.0' },
    { do: 'press', ...where, message: second, button: '0.0' },
    { do: 'say', ...where, text: 'Thanks', replyTo: first },
    { do: 'react', ...where, message: second, emoji: '👍' },
    { do: 'send', ...where, as: 'voice', file },
    { do: 'place', ...where, latitude: 38.7, longitude: -9.1 },
  ] as const) {
    const count = messagesOf(hook).length
    await number.act(act)
    await expect.poll(() => messagesOf(hook).length).toBe(count + 1)
  }
  expect(messagesOf(hook).slice(before)).toMatchObject([
    {
      type: 'interactive',
      context: { id: first },
      interactive: { type: 'button_reply', button_reply: { id: 'yes', title: 'Yes' } },
    },
    { interactive: { type: 'list_reply', list_reply: { id: 'suite', title: 'Suite', description: 'With a view' } } },
    { type: 'text', context: { id: first }, text: { body: 'Thanks' } },
    { type: 'reaction', reaction: { message_id: second, emoji: '👍' } },
    { type: 'audio', audio: { voice: true, mime_type: 'audio/ogg; codecs=opus', id: expect.any(String) } },
    { type: 'location', location: { latitude: 38.7, longitude: -9.1 } },
  ])
})

test('the read mark turns the ticks blue and the typing indicator shows', async () => {
  using number = await whatsappNumber()
  const [sofie = ''] = number.people
  const message_id = await say(number, sofie, 'Hi')
  const mark = { messaging_product: 'whatsapp', status: 'read', message_id, typing_indicator: { type: 'text' } }
  expect((await number.call('POST', `${number.id}/messages`, mark)).body).toEqual({ success: true })
  expect((await number.bubbles(sofie))[0]?.state).toBe('read')
  expect((await number.view()).chats.find(({ id }) => id === sofie)?.doing?.what).toBe('typing')
})

test('an answer in the business app comes as an echo', async () => {
  using number = await whatsappNumber()
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await number.subscribe(hook)
  await number.act({ do: 'run', name: 'echo', chat: sofie, value: 'I take over' })
  await hook.arrived(1)
  expect(changesOf(hook)).toMatchObject([
    { field: 'smb_message_echoes', value: { message_echoes: [{ to: sofie, text: { body: 'I take over' } }] } },
  ])
})

test('a webhook that is refused comes again, later and later', async () => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await number.subscribe(hook)
  hook.answer(() => ({ status: 500 }))
  await say(number, sofie, 'Hi')
  for (const [seconds, count] of [
    [2, 1],
    [4, 2],
  ] as const) {
    await hook.arrived(count)
    await expect.poll(async () => (await number.view()).log.filter(({ status }) => status === '500').length).toBe(count)
    await clock.pass(seconds * 1000 - 1)
    expect(hook.received).toHaveLength(count)
    await clock.pass(1)
  }
  await hook.arrived(3)
})

test.each([
  ['shuffled', 3, ['three', 'two', 'one']],
  ['batched', 1, ['one', 'two', 'three']],
] as const)('switched to %s, webhooks come late, and otherwise than they were sent', async (value, count, order) => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = number.people
  await number.subscribe(hook)
  await number.act({ do: 'switch', name: 'delivery', value })
  for (const words of ['one', 'two', 'three']) await say(number, sofie, words)
  expect(hook.received).toEqual([])
  await clock.pass(3_000)
  await hook.arrived(count)
  expect(hook.received).toHaveLength(count)
  expect(messagesOf(hook).map((message) => message.text?.body)).toEqual(order)
})

test('too many messages are refused with the code of the limit', async () => {
  using number = await whatsappNumber()
  const [sofie = ''] = number.people
  await say(number, sofie, 'Hi')
  await number.act({ do: 'switch', name: 'limit', value: '131056' })
  expect(await number.send(sofie, text('Hello'))).toMatchObject({ status: 429, body: { error: { code: 131056 } } })
  expect(await number.bubbles(sofie)).toHaveLength(1)
})

test.each([
  ['before', 1],
  ['after', 2],
] as const)('switched to time out %s doing, a message is never answered and there are %i', async (value, count) => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  const [sofie = ''] = number.people
  await say(number, sofie, 'Hi')
  await number.act({ do: 'switch', name: 'hang', value })
  const call = number.send(sofie, text('Hello')).then(
    () => 'answered',
    () => 'closed',
  )
  await expect.poll(async () => (await number.view()).log[0]?.status).toBe('hangs')
  expect(await number.bubbles(sofie)).toHaveLength(count)
  await clock.pass(120_000)
  expect(await call).toBe('closed')
})
