import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { type MetaInbox, metaInbox } from '#test/support/stand-ins/meta-inbox'
import { onePixel } from '#test/support/stand-ins/one-pixel'

const HOUR_MS = 3_600_000

/** A person who has just written, so that the page may answer. */
const met = async (inbox: MetaInbox): Promise<string> => {
  const [sofie = ''] = inbox.people
  await inbox.say(sofie, 'Hi')
  return sofie
}

const quick = (title: string) => ({ content_type: 'text', title, payload: title.slice(0, 9) })
const template = (payload: object) => ({ attachment: { type: 'template', payload } })
const generic = (elements: readonly object[]) => template({ template_type: 'generic', elements })
const postback = (title: string) => ({ type: 'postback', title, payload: title })
const many = <Each>(count: number, make: (at: number) => Each): readonly Each[] =>
  Array.from({ length: count }, (_, at) => make(at))

test('a message is accepted with the id that its echo will have, by the page’s id and by me', async () => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  expect(await inbox.send(sofie, { text: 'Hello' })).toEqual({
    status: 200,
    body: { recipient_id: sofie, message_id: expect.stringMatching(/^m_/) },
  })
  const again = { recipient: { id: sofie }, message: { text: 'Again' } }
  expect((await inbox.call('POST', 'me/messages', again)).status).toBe(200)
  expect((await inbox.bubbles(sofie)).map(({ text }) => text)).toEqual(['Hi', 'Hello', 'Again'])
})

test.each([
  ['nothing', {}, 2018032, 'empty'],
  ['2,001 characters', { text: 'a'.repeat(2001) }, undefined, '2000'],
  ['14 quick replies', { text: 'Which?', quick_replies: many(14, (at) => quick(`${at}`)) }, undefined, 'quick_replies'],
  ['a quick reply of 21 characters', { text: 'Which?', quick_replies: [quick('a'.repeat(21))] }, undefined, '[title]'],
  ['eleven cards', generic(many(11, (at) => ({ title: `${at}`, subtitle: 'x' }))), undefined, '[elements]'],
  ['a card with nothing but a title', generic([{ title: 'Suite' }]), undefined, 'At least one'],
  ['a card’s title of 81 characters', generic([{ title: 'a'.repeat(81), subtitle: 'x' }]), undefined, '[title]'],
  [
    'four buttons',
    template({ template_type: 'button', text: 'Sure?', buttons: many(4, (at) => postback(`${at}`)) }),
    undefined,
    '[buttons]',
  ],
  ['metadata of 1,001 characters', { text: 'Hi', metadata: 'a'.repeat(1001) }, undefined, '[metadata]'],
  [
    'a picture that cannot be had',
    { attachment: { type: 'image', payload: { url: 'http://127.0.0.1:9/x.png' } } },
    2018047,
    'Upload',
  ],
])('a message with %s is refused in Meta’s envelope', async (_, message, subcode, words) => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  const { status, body } = await inbox.send(sofie, message)
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ code: 100, ...(subcode ? { error_subcode: subcode } : {}) })
  expect(body.error?.message).toContain(words)
  expect(await inbox.bubbles(sofie)).toHaveLength(1)
})

test('whom nobody knows, who never wrote and who blocked the page cannot be reached', async () => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  const [, rui = ''] = inbox.people
  const text = { text: 'Hello' }
  expect((await inbox.send('4711', text)).body.error).toMatchObject({ code: 100, error_subcode: 2018001 })
  expect((await inbox.send(rui, text)).body.error).toMatchObject({ code: 10, error_subcode: 2018278 })
  await inbox.act({ do: 'switch', name: 'block', value: 'on', person: sofie })
  expect((await inbox.send(sofie, text)).body.error).toMatchObject({ code: 551, error_subcode: 1545041 })
  await expect(inbox.say(sofie, 'Hm')).rejects.toThrow('You blocked this account.')
})

test('after 24 hours only a person of the page may answer, for seven days', async () => {
  const clock = handClock()
  using inbox = await metaInbox('messenger', { clock })
  const sofie = await met(inbox)
  const answer = async (more: object) => (await inbox.send(sofie, { text: 'Hello' }, more)).body
  const byPerson = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
  await clock.pass(24 * HOUR_MS - 1)
  expect(await answer({})).toMatchObject({ recipient_id: sofie })
  await clock.pass(1)
  expect(await answer({})).toMatchObject({ error: { code: 10, error_subcode: 2018278 } })
  expect(await answer({ messaging_type: 'MESSAGE_TAG' })).toMatchObject({ error: { code: 100 } })
  expect(await answer(byPerson)).toMatchObject({ recipient_id: sofie })
  await clock.pass(6 * 24 * HOUR_MS)
  expect(await answer(byPerson)).toMatchObject({ error: { code: 10, error_subcode: 2018278 } })
  await inbox.say(sofie, 'Still there?')
  await inbox.act({ do: 'switch', name: 'shut', value: 'on' })
  expect(await answer({})).toMatchObject({ error: { code: 10 } })
  expect(await answer(byPerson)).toMatchObject({ recipient_id: sofie })
})

test('cards, buttons, quick replies and files look as they were meant; quick replies go with the next message', async () => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  const server = createServer((_, response) => response.setHeader('content-type', 'image/png').end(onePixel))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bike.png`
  await inbox.send(
    sofie,
    generic([
      {
        title: 'City',
        subtitle: 'For every day',
        image_url: url,
        buttons: [postback('Book'), { type: 'web_url', title: 'See', url }],
      },
      { title: 'Tour', subtitle: 'For far away' },
    ]),
  )
  await inbox.send(sofie, { attachment: { type: 'image', payload: { url } } })
  server.close()
  await inbox.send(sofie, template({ template_type: 'button', text: 'Sure?', buttons: [postback('Yes')] }))
  await inbox.send(sofie, { text: 'Which day?', quick_replies: [quick('Thursday'), quick('Friday')] })
  const [, cards, picture, buttons, replies] = await inbox.bubbles(sofie)
  expect(cards?.cards).toMatchObject([
    { title: 'City', image: expect.any(String), buttons: [{ label: 'Book' }, { label: 'See', url }] },
    { title: 'Tour', subtitle: 'For far away', buttons: [] },
  ])
  expect(picture?.media).toMatchObject([{ kind: 'photo', name: 'bike.png' }])
  expect([buttons?.text, buttons?.buttons]).toMatchObject(['Sure?', [[{ label: 'Yes' }]]])
  expect(replies?.buttons).toMatchObject([[{ label: 'Thursday' }, { label: 'Friday' }]])
  const file = await fetch(`${inbox.address}/graph/files/messenger/${picture?.media[0]?.url}`)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(onePixel)
  await inbox.say(sofie, 'Neither')
  expect((await inbox.bubbles(sofie))[4]?.buttons).toEqual([])
})

test('typing and reading are shown to the person, and are no messages', async () => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  const tell = (sender_action: string, more: object = {}) =>
    inbox.call('POST', `${inbox.id}/messages`, { recipient: { id: sofie }, sender_action, ...more })
  expect((await tell('typing_on')).body).toEqual({ recipient_id: sofie })
  expect((await inbox.view()).chats[0]?.doing?.what).toBe('typing')
  await tell('mark_seen')
  expect(await inbox.bubbles(sofie)).toMatchObject([{ state: 'read' }])
  expect((await tell('dance')).body.error).toMatchObject({ code: 100 })
  expect((await tell('typing_on', { message: { text: 'Hi' } })).body.error).toMatchObject({ code: 100 })
})

test.each([
  ['4', 403, 4],
  ['613', 400, 613],
])('with the limit %s switched on messages are refused', async (value, status, code) => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  await inbox.act({ do: 'switch', name: 'limit', value })
  expect(await inbox.send(sofie, { text: 'Hello' })).toMatchObject({ status, body: { error: { code } } })
})

test('a person’s name and picture are told by the page’s id of them; another page knows another id', async () => {
  using inbox = await metaInbox('messenger')
  const [sofie = ''] = inbox.people
  expect((await inbox.call('GET', `${sofie}?fields=first_name,last_name,profile_pic`)).body).toEqual({
    id: sofie,
    first_name: 'Sofie',
    last_name: 'Dahl',
    profile_pic: expect.stringContaining('/graph/portraits/'),
  })
  const { accounts } = (await (await fetch(`${inbox.address}/control/messenger`)).json()) as {
    accounts: { id: string }[]
  }
  const other = await fetch(`${inbox.address}/control/messenger/${accounts[1]?.id}`)
  const { people } = (await other.json()) as { people: { id: string }[] }
  expect(people.map(({ id }) => id)).not.toContain(sofie)
  expect((await inbox.call('GET', `${people[0]?.id}?fields=first_name`)).body.error).toMatchObject({ code: 100 })
})

test('a revoked token, and a page from which the app was removed, answer error 190 until someone logs in again', async () => {
  using inbox = await metaInbox('messenger')
  const sofie = await met(inbox)
  const before = await inbox.fact('Token')
  const answer = async (token: string) =>
    (await inbox.call('POST', `${inbox.id}/messages`, { recipient: { id: sofie }, message: { text: 'Hi' } }, token))
      .body
  await inbox.act({ do: 'run', name: 'revoke' })
  expect(await answer(before)).toMatchObject({ error: { code: 190, error_subcode: 460 } })
  const after = await inbox.fact('Token')
  expect(await answer(after)).toMatchObject({ recipient_id: sofie })
  const user = await inbox.logIn([inbox.page])
  const listed = async (token: string) =>
    (await inbox.call('GET', 'me/accounts?fields=access_token', undefined, token)).body.data
  await inbox.act({ do: 'switch', name: 'remove', value: 'on' })
  expect(await answer(after)).toMatchObject({ error: { code: 190, error_subcode: 458 } })
  expect(await listed(user)).toEqual([])
  const again = await listed(await inbox.logIn([inbox.page]))
  expect(await answer(String(again?.[0]?.access_token))).toMatchObject({ recipient_id: sofie })
})
