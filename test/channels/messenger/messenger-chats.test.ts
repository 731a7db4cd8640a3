import { expect, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { sentMessages } from '#functions/channels/sending/store'
import { returnFromOutside } from '#functions/conversations/inbound/reply-from-outside'
import { queueing } from '#functions/conversations/sending/queueing'
import { heads, messages, type StoredMessage } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { replaceWorld, world } from '#lib/world'
import { IG, IGSID, instagramEvents } from './instagram-updates.ts'
import { messengerEvents, PAGE } from './messenger-updates.ts'
import { ACCOUNT, APP_ID, graphRefusal, IG_ACCOUNT, lost, messengerWorld, TOKEN } from './messenger-world.ts'

const PSID = '77'
let serial = 0
let time = 1_800_000_000_000
const event = (about: object) => ({ sender: { id: PSID }, recipient: { id: PAGE }, timestamp: ++time, ...about })
const writes = (text: string, more: object = {}) => event({ message: { mid: `m_${++serial}`, text, ...more } })
const echo = (about: object, mid = `m_echo_${++serial}`) => ({
  sender: { id: PAGE },
  recipient: { id: PSID },
  timestamp: ++time,
  message: { mid, is_echo: true, app_id: Number(APP_ID), ...about },
})
const quietly = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true)

/** A visitor has written on Messenger, and the agent's reply waits to be sent. */
const talk = async (text = 'Is the pool heated?') => {
  const it = await messengerWorld()
  time = it.clock.now
  await it.comes(ACCOUNT, writes(text))
  const [head] = it.conversations()
  const reply = (await it.said()).find(({ role }) => role === 'agent')
  if (!head || !reply) throw new Error('nobody answered')
  const { conversationId } = head
  return {
    ...it,
    reply,
    conversationId,
    head: () => it.conversations().find((one) => one.conversationId === conversationId),
    delivery: async (id = reply.id) => (await messages.get({ conversationId, id }, { consistent: true }))?.delivery,
  }
}

test('a visitor who writes German reads in German that a program answers, from the first reply on', async () => {
  const it = await talk('Was kostet das Schwimmbad für zwei Personen, und ist es am Sonntag geöffnet?')
  expect(await it.drain()).toEqual([`Sie schreiben mit einem automatischen Assistenten.\n\n${it.reply.text}`])
})

test('a message on Messenger is answered there, to who wrote it and by the page', async () => {
  const it = await talk()
  expect(await it.drain()).toEqual([`You are chatting with an automated assistant.\n\n${it.reply.text}`])
  expect(it.asked.at(-1)).toMatchObject({
    method: 'POST',
    path: `${PAGE}/messages`,
    token: TOKEN,
    body: { recipient: { id: PSID }, messaging_type: 'RESPONSE' },
  })
  expect(await it.delivery()).toMatchObject({ state: 'sent' })
})

test('a message on Instagram is answered there, as another conversation', async () => {
  const it = await talk()
  await it.comes(IG_ACCOUNT, instagramEvents.text ?? {})
  expect(it.conversations().map(({ channel }) => channel)).toEqual(['messenger', 'instagram'])
  await it.drain(IG_ACCOUNT)
  expect(it.asked.at(-1)).toMatchObject({ path: 'me/messages', body: { recipient: { id: IGSID } } })
})

test('messages of a burst are answered together, whatever is read or echoed between them', async () => {
  const it = await talk()
  await it.drain()
  const sent = it.asked.at(-1)?.body.message as { metadata: string } | undefined
  await it.comes(
    ACCOUNT,
    writes('And the'),
    event({ read: { watermark: time } }),
    echo({ text: it.reply.text, metadata: sent?.metadata }, 'm_sent_1'),
    writes('sauna?'),
  )
  const roles = (await it.said()).map(({ role }) => role)
  expect(roles).toEqual(['visitor', 'agent', 'visitor', 'visitor', 'agent'])
})

test('who writes has name and picture from their profile, each asked for once', async () => {
  const it = await talk()
  expect(it.head()?.variables).toMatchObject({ name: 'Ann Lee' })
  await it.comes(ACCOUNT, writes('And the sauna?'))
  expect(it.asked.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([PSID, PSID])
})

test('a profile that Meta does not give keeps nobody from being answered', async () => {
  const it = await messengerWorld()
  const silence = quietly()
  it.meta.answer = (one) =>
    one.method === 'GET' ? graphRefusal(230, 'Requires pages_messaging permission') : it.ok(one)
  await it.comes(ACCOUNT, writes('Hi'))
  it.meta.answer = (one) => (one.method === 'GET' ? lost : it.ok(one))
  await it.comes(IG_ACCOUNT, instagramEvents.text ?? {})
  silence.mockRestore()
  expect((await it.said()).map(({ role }) => role)).toEqual(['visitor', 'agent', 'visitor', 'agent'])
})

test('what a link or an ad carried is known of who writes next', async () => {
  const it = await talk()
  await it.comes(ACCOUNT, event({ referral: { ref: 'summer-2026', source: 'SHORTLINK', type: 'OPEN_THREAD' } }))
  expect((await it.said()).map(({ role }) => role)).toEqual(['visitor', 'agent'])
  await it.comes(ACCOUNT, writes('Hello again'))
  expect(it.head()?.variables).toMatchObject({ start_payload: 'summer-2026', referral_source: 'SHORTLINK' })
})

test('Get Started is greeted, free of charge', async () => {
  const it = await messengerWorld()
  await it.comes(ACCOUNT, messengerEvents.messaging_postbacks ?? {})
  const [, greeting] = await it.said()
  expect(greeting).toMatchObject({ role: 'agent' })
  expect(it.conversations()).toMatchObject([{ milliCredits: 0, variables: { start_payload: 'summer-2026' } }])
})

test('a picture is fetched from Meta’s own hosts, without the page’s token, and from nowhere else', async () => {
  const it = await messengerWorld()
  const picture = (url: string) =>
    event({ message: { mid: `m_${++serial}`, attachments: [{ type: 'image', payload: { url } }] } })
  await it.comes(ACCOUNT, picture('https://scontent.xx.fbcdn.net/v/room.png?_nc_cat=1'))
  await it.comes(ACCOUNT, picture('https://evilfbcdn.net/v/room.png'))
  expect(it.files).toEqual([{ host: 'scontent.xx.fbcdn.net', headers: [] }])
  const visitors = (await it.said()).filter(({ role }) => role === 'visitor')
  expect(visitors.map(({ attachments }) => attachments?.[0]?.missing)).toEqual([undefined, 'elsewhere'])
})

test('a visitor who has read or got a message is shown, also where the receipt names a time only', async () => {
  const it = await talk()
  await it.drain()
  await it.comes(ACCOUNT, event({ delivery: { watermark: time + 60_000 } }))
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  await it.comes(ACCOUNT, event({ read: { watermark: time + 60_000 } }))
  expect(await it.delivery()).toMatchObject({ state: 'read' })
  // a late one undoes nothing
  await it.comes(ACCOUNT, event({ delivery: { watermark: time + 90_000 } }))
  expect(await it.delivery()).toMatchObject({ state: 'read' })
})

test('a receipt is only about what was written before it', async () => {
  const it = await talk()
  await it.drain()
  await it.comes(ACCOUNT, event({ read: { watermark: it.reply.at - 1 } }))
  expect(await it.delivery()).toMatchObject({ state: 'sent' })
})

test('a reaction and its withdrawal are on the message that they are about', async () => {
  const it = await talk()
  await it.drain()
  const reaction = async () => (await messages.get({ conversationId: it.conversationId, id: it.reply.id }))?.reaction
  await it.comes(ACCOUNT, event({ reaction: { mid: 'm_sent_1', action: 'react', emoji: '❤️', reaction: 'love' } }))
  expect(await reaction()).toMatchObject({ emoji: '❤️' })
  await it.comes(ACCOUNT, event({ reaction: { mid: 'm_sent_1', action: 'unreact' } }))
  expect(await reaction()).toBeUndefined()
})

test('what is unsent on Instagram is forgotten', async () => {
  const it = await messengerWorld()
  const toIg = { sender: { id: IGSID }, recipient: { id: IG } }
  await it.comes(IG_ACCOUNT, { ...toIg, timestamp: 1, message: { mid: 'ig_1', text: 'My card is 4111' } })
  await it.comes(IG_ACCOUNT, { ...toIg, timestamp: 2, message: { mid: 'ig_1', is_deleted: true } })
  const [first] = await it.said()
  expect(first).toMatchObject({ text: '', deletedAt: 2 })
})

test('an answer of Meta’s that was lost is settled by the echo, and the message is not sent again', async () => {
  const it = await talk()
  it.meta.answer = () => lost
  await it.drain()
  expect(await it.delivery()).toMatchObject({ state: 'unknown' })
  const metadata = String((it.asked.at(-1)?.body.message as { metadata?: string } | undefined)?.metadata)
  await it.comes(ACCOUNT, echo({ text: it.reply.text, metadata }, 'm_arrived'))
  expect(await it.delivery()).toMatchObject({ state: 'sent' })
  expect(await sentMessages.get({ account: ACCOUNT, externalId: 'm_arrived' })).toMatchObject({
    messageId: it.reply.id,
  })
  expect(await it.drain()).toEqual([])
  expect(it.head()?.state).not.toBe('human-chatting')
})

test('an echo that comes before our own answer is stored takes nothing over', async () => {
  const it = await talk()
  it.meta.answer = (one) => {
    const { metadata, text } = one.body.message as { metadata: string; text: string }
    // Meta delivers it while our request is still under way
    void it.post(
      JSON.stringify({ object: 'page', entry: [{ id: PAGE, time, messaging: [echo({ text, metadata }, 'm_fast')] }] }),
    )
    return { kind: 'answered', status: 200, headers: {}, body: Buffer.from(JSON.stringify({ message_id: 'm_fast' })) }
  }
  await it.drain()
  await it.work()
  expect(await it.delivery()).toMatchObject({ state: 'sent' })
  expect(it.head()?.state).not.toBe('human-chatting')
  expect((await it.said()).map(({ role }) => role)).toEqual(['visitor', 'agent'])
})

test('Instagram’s echo, which names nothing, waits while a message of ours is under way', async () => {
  const it = await messengerWorld()
  await it.comes(IG_ACCOUNT, instagramEvents.text ?? {})
  const ofOurs = {
    sender: { id: IG },
    recipient: { id: IGSID },
    timestamp: 1_569_262_485_360,
    message: { mid: 'ig_fast', is_echo: true, text: 'an answer' },
  }
  let during: string | undefined
  it.meta.answer = (one) => {
    during = one.path
    return { kind: 'answered', status: 200, headers: {}, body: Buffer.from(JSON.stringify({ message_id: 'ig_fast' })) }
  }
  await it.drain(IG_ACCOUNT)
  await it.comes(IG_ACCOUNT, ofOurs)
  expect(during).toBe('me/messages')
  expect(it.conversations()[0]?.state).not.toBe('human-chatting')
  expect((await it.said()).map(({ role }) => role)).toEqual(['visitor', 'agent'])
})

const inInbox = (text: string) => echo({ text, app_id: 263_902_037_430_900 })

test('a person who answers in Meta’s inbox takes over: it is shown as theirs, not sent, and the agent is silent', async () => {
  const it = await talk()
  await it.drain()
  const before = it.asked.length
  await it.comes(ACCOUNT, inInbox('I am Marie, I take care of it.'))
  const last = (await it.said()).at(-1)
  expect(last).toMatchObject({ role: 'person', by: 'Messenger inbox', text: 'I am Marie, I take care of it.' })
  expect(it.head()).toMatchObject({ state: 'human-chatting', silence: 'human' })
  await it.drain()
  expect(it.asked.length).toBe(before)
  await it.comes(ACCOUNT, writes('Thank you'))
  expect((await it.said()).at(-1)).toMatchObject({ role: 'visitor', text: 'Thank you' })
})

test('the first message an hour after their last is the agent’s again', async () => {
  const it = await talk()
  await it.comes(ACCOUNT, inInbox('I take care of it.'))
  time += 59 * 60_000
  await it.comes(ACCOUNT, writes('Thank you'))
  expect((await it.said()).at(-1)?.role).toBe('visitor')
  time += 60_000
  it.clock.now = time
  await it.comes(ACCOUNT, writes('One more question'))
  expect((await it.said()).at(-1)?.role).toBe('agent')
})

test('a member’s answer after a day says that a person writes', async () => {
  const it = await talk()
  await it.drain()
  it.clock.now += 25 * 3600_000
  const head = it.head()
  if (!head) throw new Error('no conversation')
  const at = it.clock.now
  const message: StoredMessage = {
    conversationId: it.conversationId,
    id: ulid(at),
    role: 'person',
    text: 'We found your scarf.',
    by: 'Marie',
    at,
    delivery: { state: 'queued', at },
  }
  const { writes: rows, events } = queueing(head, [message])
  await attempt([messages.creating(message), ...rows], events)
  await it.drain()
  expect(it.asked.at(-1)?.body).toMatchObject({ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' })
})

test('a window that has shut is the message’s failure in Meta’s words, a revoked token the account’s', async () => {
  const it = await talk()
  const silence = quietly()
  it.meta.answer = () => graphRefusal(10, '(#10) This message is sent outside of allowed window.', 2018278)
  await it.drain()
  expect(await it.delivery()).toMatchObject({
    state: 'failed',
    reason: '(#10) This message is sent outside of allowed window.',
  })
  expect(await channelAccounts.get({ account: ACCOUNT })).toMatchObject({ state: 'connected' })
  await it.comes(ACCOUNT, writes('And the sauna?'))
  it.meta.answer = () => graphRefusal(190, 'Error validating access token: The session has been invalidated', 460)
  await it.drain()
  silence.mockRestore()
  expect(await channelAccounts.get({ account: ACCOUNT })).toMatchObject({ state: 'broken' })
  expect(await channelAccounts.get({ account: IG_ACCOUNT })).toMatchObject({ state: 'connected' })
})

test('what a person writes while the conversation ends is kept, in another one', async () => {
  const it = await talk()
  const { conversationId } = it
  const { database } = world()
  let isEnded = false
  const restore = replaceWorld({
    database: async (command) => {
      const isLookUp = command.constructor.name === 'GetCommand' && JSON.stringify(command.input).includes('m_late')
      if (isLookUp && JSON.stringify(command.input).includes('CONV#') && !isEnded) {
        isEnded = true
        await attempt([
          heads.changing({ conversationId }, { set: { state: 'ended_chat', silence: 'ended' } }, { agentId: present }),
        ])
      }
      return database(command)
    },
  })
  await it.comes(ACCOUNT, echo({ text: 'Ada here', app_id: 263_902_037_430_900 }, 'm_late'))
  restore()
  expect(isEnded).toBe(true)
  expect((await it.said()).filter(({ role }) => role === 'person')).toMatchObject([{ text: 'Ada here' }])
  expect(it.conversations().map(({ state }) => state)).toEqual(['ended_chat', 'human-chatting'])
})

test('a takeover whose message was not stored yet is not undone by what the visitor writes', async () => {
  const it = await talk()
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes('"text":"Ada here"')) throw new Error('not now')
      return database(command)
    },
  })
  const silence = quietly()
  await expect(it.comes(ACCOUNT, inInbox('Ada here'))).rejects.toThrow('not now')
  silence.mockRestore()
  restore()
  // as a worker sees it that takes the visitor's next message meanwhile
  const head = it.head()
  if (!head) throw new Error('no conversation')
  await returnFromOutside(head, time + 1000)
  expect(it.head()).toMatchObject({ state: 'human-chatting', silence: 'human' })
})
