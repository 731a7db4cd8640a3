import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { fileIn, itemsOf, metaInbox } from '#test/support/stand-ins/meta-inbox'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

test('a message arrives signed over its bytes, and shows two ticks once it is accepted', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  expect((await inbox.subscribe(hook)).body).toEqual({ success: true })
  const mid = await inbox.say(sofie, 'Hi')
  const [webhook] = await hook.arrived(1)
  expect(webhook?.headers['x-hub-signature-256']).toBe(inbox.signatureOf(webhook?.text ?? ''))
  expect(webhook?.body).toEqual({
    object: 'page',
    entry: [
      {
        id: inbox.id,
        time: expect.any(Number),
        messaging: [
          {
            sender: { id: sofie },
            recipient: { id: inbox.id },
            timestamp: expect.any(Number),
            message: { mid, text: 'Hi' },
          },
        ],
      },
    ],
  })
  await expect.poll(async () => (await inbox.bubbles(sofie))[0]?.state).toBe('delivered')
})

test('what the page says comes back as an echo of the app with its metadata, then delivered, then read', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  await inbox.subscribe(hook)
  const { body } = await inbox.send(sofie, { text: 'Hello', metadata: 'turn-7' })
  await hook.arrived(2)
  await inbox.act({ do: 'run', name: 'read', chat: sofie })
  await hook.arrived(3)
  const mid = body.message_id
  const told = itemsOf(hook).toSorted(
    (a, b) => Number('read' in a) - Number('read' in b) || Number('delivery' in a) - 1,
  )
  expect(told).toMatchObject([
    {
      sender: { id: inbox.id },
      recipient: { id: sofie },
      message: { mid, is_echo: true, app_id: Number(inbox.app.id), metadata: 'turn-7', text: 'Hello' },
    },
    { sender: { id: sofie }, delivery: { mids: [mid], watermark: expect.any(Number) } },
    { sender: { id: sofie }, read: { watermark: expect.any(Number) } },
  ])
})

test('an answer in Meta’s own inbox is the echo of another app, without metadata', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  await inbox.subscribe(hook)
  await inbox.act({ do: 'run', name: 'echo', chat: sofie, value: 'I take over' })
  await hook.arrived(1)
  expect(itemsOf(hook)[0]?.message).toEqual({
    mid: expect.any(String),
    is_echo: true,
    app_id: 263902037430900,
    text: 'I take over',
  })
})

test('a quick reply, a button, a reply, a reaction, an edit and a file arrive in their shapes', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  const where = { chat: sofie, from: sofie }
  await inbox.say(sofie, 'Hi')
  const sent = async (message: object) => String((await inbox.send(sofie, { ...message })).body.message_id)
  const first = await sent({
    text: 'Day?',
    quick_replies: [{ content_type: 'text', title: 'Thursday', payload: 'thu' }],
  })
  const second = await sent({
    attachment: {
      type: 'template',
      payload: {
        template_type: 'button',
        text: 'Sure?',
        buttons: [{ type: 'postback', title: 'Yes', payload: 'yes' }],
      },
    },
  })
  await inbox.subscribe(hook, 'messages,messaging_postbacks,message_reactions,message_edits')
  const own = await inbox.act({ do: 'press', ...where, message: first, button: '0' })
  await hook.arrived(1)
  const file = { name: 'list.csv', type: 'text/csv', base64: 'YQ==' }
  for (const [at, act] of (
    [
      { do: 'press', ...where, message: second, button: '0' },
      { do: 'say', ...where, text: 'Thanks', replyTo: second },
      { do: 'react', ...where, message: second, emoji: '❤️' },
      { do: 'react', ...where, message: second, emoji: '' },
      { do: 'edit', ...where, message: own, text: 'Friday' },
      { do: 'send', ...where, as: 'document', file },
    ] as const
  ).entries()) {
    await inbox.act(act)
    await hook.arrived(at + 2)
  }
  expect(itemsOf(hook)).toMatchObject([
    { message: { mid: own, text: 'Thursday', quick_reply: { payload: 'thu' } } },
    { postback: { mid: expect.any(String), title: 'Yes', payload: 'yes' } },
    { message: { text: 'Thanks', reply_to: { mid: second } } },
    { reaction: { mid: second, action: 'react', reaction: 'love', emoji: '❤️' } },
    { reaction: { mid: second, action: 'unreact' } },
    { message_edit: { mid: own, text: 'Friday', num_edit: 1 } },
    {
      message: {
        attachments: [{ type: 'file', payload: { url: expect.stringContaining('/graph/files/messenger/') } }],
      },
    },
  ])
  expect(await (await fetch(fileIn(itemsOf(hook).at(-1)))).text()).toBe('a')
})

test('only fields that both the app and the page have are told of, and nothing once the page is unsubscribed', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  await inbox.subscribe(hook, 'messages')
  await inbox.say(sofie, 'Hi')
  await inbox.send(sofie, { text: 'Hello' })
  await inbox.say(sofie, 'Thanks')
  await hook.arrived(2)
  const set = (fields: string) =>
    inbox.meta('POST', `${inbox.app.id}/subscriptions`, {
      object: 'page',
      callback_url: hook.url,
      fields,
      verify_token: 'x',
    })
  expect((await set('message_reads')).body).toEqual({ success: true })
  await inbox.say(sofie, 'Nobody hears this')
  await set('messages')
  await inbox.call('DELETE', `${inbox.page}/subscribed_apps`)
  await inbox.say(sofie, 'Nor this')
  await inbox.call('POST', `${inbox.page}/subscribed_apps?subscribed_fields=messages`)
  await inbox.say(sofie, 'But this')
  await hook.arrived(3)
  expect(itemsOf(hook).map(({ message }) => message?.text)).toEqual(['Hi', 'Thanks', 'But this'])
})

test('another app that is subscribed too is listed, and changes nothing for this one', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  await inbox.subscribe(hook, 'messages')
  await inbox.act({ do: 'switch', name: 'other-app', value: 'on' })
  const { data } = (await inbox.call('GET', `${inbox.page}/subscribed_apps`)).body
  expect(data?.map(({ id }) => id).toSorted()).toEqual([inbox.app.id, '998877665544332'].toSorted())
  await inbox.say(sofie, 'Hi')
  await hook.arrived(1)
})

test('while another app answers events come in standby without payloads, and sending is refused', async () => {
  using inbox = await metaInbox('messenger')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  const buttons = [{ type: 'postback', title: 'Yes', payload: 'yes' }]
  const payload = { template_type: 'button', text: 'Sure?', buttons }
  const { body } = await inbox.send(sofie, { attachment: { type: 'template', payload } })
  await inbox.subscribe(hook)
  await inbox.act({ do: 'switch', name: 'standby', value: 'on' })
  await inbox.act({ do: 'press', chat: sofie, from: sofie, message: String(body.message_id), button: '0' })
  await hook.arrived(2)
  expect(itemsOf(hook)).toEqual([])
  expect(itemsOf(hook, 'standby').flatMap(({ postback }) => (postback ? [postback] : []))).toEqual([{ title: 'Yes' }])
  expect((await inbox.send(sofie, { text: 'Hello' })).body.error).toMatchObject({ code: 10, error_subcode: 2018300 })
})

test('a webhook that is refused comes again, and as the switches say twice or many in one body', async () => {
  const clock = handClock()
  using inbox = await metaInbox('messenger', { clock })
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  await inbox.subscribe(hook, 'messages')
  hook.answer(() => ({ status: 503 }))
  await inbox.say(sofie, 'Hi')
  await expect.poll(() => inbox.fact('Last error')).toContain('503')
  hook.answer(() => ({}))
  await clock.pass(2_000)
  await hook.arrived(2)
  await expect.poll(() => inbox.fact('Waiting')).toBe('')
  await inbox.act({ do: 'switch', name: 'delivery', value: 'twice' })
  await inbox.say(sofie, 'Twice')
  await hook.arrived(4)
  await inbox.act({ do: 'switch', name: 'delivery', value: 'batched' })
  await inbox.say(sofie, 'One')
  await inbox.say(sofie, 'Two')
  await clock.pass(3_000)
  await hook.arrived(5)
  expect(hook.received.at(-1)?.body.entry).toHaveLength(2)
  expect(itemsOf(hook).map(({ message }) => message?.text)).toEqual(['Hi', 'Hi', 'Twice', 'Twice', 'One', 'Two'])
})

test('when Meta hangs before or after, the message was not sent or was', async () => {
  const clock = handClock()
  using inbox = await metaInbox('messenger', { clock })
  const [sofie = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  for (const [at, value] of ['before', 'after'].entries()) {
    await inbox.act({ do: 'switch', name: 'hang', value })
    const sending = inbox.send(sofie, { text: 'Hello' }).catch(() => 'closed')
    const hanging = async () => (await inbox.view()).log.filter(({ status }) => status === 'hangs')
    await expect.poll(hanging).toHaveLength(at + 1)
    await clock.pass(120_000)
    expect(await sending).toBe('closed')
    expect(await inbox.bubbles(sofie)).toHaveLength(at + 1)
  }
})

test('pages, chats, tokens and subscriptions are there again after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meta-'))
  await using hook = await webhookReceiver()
  const first = await metaInbox('messenger', { folder })
  const [sofie = ''] = first.people
  const token = await first.fact('Token')
  await first.subscribe(hook)
  await first.say(sofie, 'Hi')
  await hook.arrived(1)
  first[Symbol.dispose]()
  {
    using second = await metaInbox('messenger', { folder })
    expect([second.id, await second.fact('Token'), await second.fact('Webhook')]).toEqual([first.id, token, hook.url])
    expect((await second.bubbles(sofie)).map(({ text }) => text)).toEqual(['Hi'])
    await second.say(sofie, 'Still me')
    await hook.arrived(2)
  }
  await rm(folder, { recursive: true })
})
