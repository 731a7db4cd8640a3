import { expect, test } from 'vitest'
import { fileIn, itemsOf, metaInbox } from '#test/support/stand-ins/meta-inbox'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

test('a message arrives under the Instagram account’s id, its answer’s echo among messages and without an app', async () => {
  using inbox = await metaInbox('instagram')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  // any field of the page will do
  await inbox.subscribe(hook, 'feed')
  const mid = await inbox.say(sofie, 'Hi')
  await hook.arrived(1)
  const { body } = await inbox.send(sofie, { text: 'Hello', metadata: 'turn-7' })
  await hook.arrived(2)
  expect(hook.received.map((each) => each.body)).toMatchObject([
    { object: 'instagram', entry: [{ id: inbox.id }] },
    { object: 'instagram', entry: [{ id: inbox.id }] },
  ])
  expect(itemsOf(hook).map(({ message }) => message)).toEqual([
    { mid, text: 'Hi' },
    { mid: body.message_id, is_echo: true, text: 'Hello' },
  ])
  await inbox.act({ do: 'run', name: 'read', chat: sofie })
  await hook.arrived(3)
  expect(itemsOf(hook).at(-1)).toMatchObject({ sender: { id: sofie }, read: { mid: body.message_id } })
})

test('a text has at most 1,000 bytes, and a file cannot be sent', async () => {
  using inbox = await metaInbox('instagram')
  const [sofie = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  expect((await inbox.send(sofie, { text: 'é'.repeat(500) })).status).toBe(200)
  expect((await inbox.send(sofie, { text: 'é'.repeat(501) })).body.error).toMatchObject({ code: 100 })
  const attachment = { type: 'file', payload: { url: 'http://127.0.0.1:9/list.csv' } }
  expect((await inbox.send(sofie, { attachment })).body.error?.message).toContain('[type]')
  const file = { name: 'list.csv', type: 'text/csv', base64: 'YQ==' }
  const where = { chat: sofie, from: sofie }
  await expect(inbox.act({ do: 'send', ...where, as: 'document', file })).rejects.toThrow('pictures')
  await expect(inbox.act({ do: 'place', ...where, latitude: 1, longitude: 1 })).rejects.toThrow('Instagram')
})

test('who never wrote cannot be reached, nor their name be asked for', async () => {
  using inbox = await metaInbox('instagram')
  const [sofie = '', rui = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  expect((await inbox.send('4711', { text: 'x' })).body.error).toMatchObject({ code: 100, error_subcode: 2534014 })
  expect((await inbox.send(rui, { text: 'x' })).body.error).toMatchObject({ code: 10, error_subcode: 2534022 })
  const fields = '?fields=name,username,profile_pic'
  expect((await inbox.call('GET', `${rui}${fields}`)).body.error).toMatchObject({ code: 230 })
  expect((await inbox.call('GET', `${sofie}${fields}`)).body).toEqual({
    id: sofie,
    name: 'Sofie Dahl',
    username: 'sofie.dahl',
    profile_pic: expect.any(String),
  })
})

test('stories, stickers, unsent messages and edits arrive in their shapes', async () => {
  using inbox = await metaInbox('instagram')
  await using hook = await webhookReceiver()
  const [sofie = ''] = inbox.people
  const where = { chat: sofie, from: sofie }
  await inbox.subscribe(hook, 'messages')
  const mid = await inbox.say(sofie, 'Hi')
  await hook.arrived(1)
  for (const [at, act] of (
    [
      { do: 'edit', ...where, message: mid, text: 'Hello' },
      { do: 'run', name: 'story-reply', chat: sofie, value: 'Nice!' },
      { do: 'run', name: 'story-mention', chat: sofie },
      { do: 'run', name: 'unsupported', chat: sofie },
      { do: 'delete', ...where, message: mid },
    ] as const
  ).entries()) {
    await inbox.act(act)
    await hook.arrived(at + 2)
  }
  const url = expect.stringContaining('/graph/files/instagram/')
  expect(itemsOf(hook).slice(1)).toMatchObject([
    { message_edit: { mid, text: 'Hello', num_edit: 1 } },
    { message: { text: 'Nice!', reply_to: { story: { id: expect.any(String), url } } } },
    { message: { attachments: [{ type: 'story_mention', payload: { url } }] } },
    { message: { mid: expect.any(String), is_unsupported: true } },
    { message: { mid, is_deleted: true } },
  ])
  const picture = await fetch(fileIn(itemsOf(hook)[3]))
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('the page’s own path reaches a person of its Instagram account too, and the account can be asked for', async () => {
  using inbox = await metaInbox('instagram')
  const [sofie = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  const message = { recipient: { id: sofie }, message: { text: 'Hello' } }
  expect((await inbox.call('POST', `${inbox.page}/messages`, message)).status).toBe(200)
  expect((await inbox.call('POST', 'me/messages', message)).status).toBe(200)
  expect((await inbox.bubbles(sofie)).map(({ text }) => text)).toEqual(['Hi', 'Hello', 'Hello'])
  expect((await inbox.call('GET', `${inbox.id}?fields=username`)).body).toEqual({
    id: inbox.id,
    username: 'ridgeline.cycles',
  })
})

test('an app’s webhook for Instagram is set in its dashboard only', async () => {
  using inbox = await metaInbox('instagram')
  await using hook = await webhookReceiver()
  hook.echoChallenge()
  const given = { object: 'instagram', callback_url: hook.url, fields: 'messages', verify_token: 'x' }
  const set = await inbox.meta('POST', `${inbox.app.id}/subscriptions`, given)
  expect(set.body.error).toMatchObject({ code: 100 })
  const dashboard = (value: string) => inbox.act({ do: 'run', name: 'webhook', value })
  await expect(dashboard('http://127.0.0.1:9/hook x')).rejects.toThrow('Callback verification failed')
  await dashboard(`${hook.url} x`)
  expect(await inbox.fact('Webhook')).toBe(hook.url)
})
