import { describe, expect, test } from 'vitest'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { sentMessages } from '#functions/channels/sending/store'
import { messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import { ACCOUNT, ok, refusal, sendingWorld, TOKEN } from './sending-world.ts'

describe('what a provider has got', () => {
  test('is sent once, however often the event comes, and is known as sent by its id', async () => {
    const { say, drain, asked, rows, delivery, drainRow, published, chat } = await sendingWorld()
    const id = await say('Guten Tag')
    await Promise.all([drain(), drain()])
    await drain()
    expect(asked).toMatchObject([
      { url: `bot${TOKEN}`, method: 'sendMessage', body: { chat_id: 500, text: 'Guten Tag' } },
    ])
    expect(rows()).toEqual([])
    expect(await delivery(id)).toMatchObject({ state: 'sent' })
    const externalId = `500.${Number((await sentIds(chat)).at(-1)?.split('.')[1])}`
    expect(await sentMessages.get({ account: ACCOUNT, externalId })).toMatchObject({ messageId: id })
    expect(await drainRow()).toMatchObject({ strikes: 0 })
    expect((await drainRow())?.token).toBeUndefined()
    const changes = published('conversations.delivery-changed').map(({ detail }) => JSON.parse(detail).data)
    expect(changes).toMatchObject([{ messageId: id, state: 'sent' }])
  })

  test('leaves in the order of its conversation', async () => {
    const { say, drain, texts } = await sendingWorld()
    for (const text of ['one', 'two', 'three']) await say(text)
    await drain()
    expect(texts()).toEqual(['one', 'two', 'three'])
  })

  test('keeps to one message a second for a chat, while other chats go on', async () => {
    const { say, drain, asked, newChat } = await sendingWorld()
    const other = await newChat('01CONVERSATION0000000000BB', '600')
    for (const text of ['one', 'two', 'three']) await say(text)
    await say('to another', {}, other)
    await drain()
    const times = asked.filter(({ body }) => body.chat_id === 500).map(({ at }) => at)
    expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([1000, 1000])
    expect(asked.filter(({ body }) => body.chat_id === 600)).toHaveLength(1)
  })
})

describe('what a provider has not taken', () => {
  test('is sent again after the time that it named', async () => {
    const { say, drain, answer, asked, delivery } = await sendingWorld()
    const id = await say('Hello')
    answer(({ at }) =>
      asked.length === 1 && at > 0 ? refusal(429, 'Too Many Requests: retry after 3', { retry_after: 3 }) : ok(),
    )
    await drain()
    expect(asked.map(({ body }) => body.text)).toEqual(['Hello', 'Hello'])
    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThanOrEqual(3000)
    expect(await delivery(id)).toMatchObject({ state: 'sent' })
  })

  test('for longer than a worker waits, waits for the sweep, and members see why', async () => {
    const { say, drain, answer, asked, delivery, rows, chat } = await sendingWorld()
    const id = await say('Hello')
    answer(() => refusal(429, 'Too Many Requests: retry after 40', { retry_after: 40 }))
    await drain()
    expect(asked).toHaveLength(1)
    expect(rows()).toMatchObject([{ state: 'queued', attempts: 1 }])
    expect(await delivery(id)).toMatchObject({ state: 'queued', reason: 'Too Many Requests: retry after 40' })
    answer(ok)
    await drain()
    expect(asked).toHaveLength(1)
    chat.clock.now += 41_000
    await drain()
    expect(await delivery(id)).toMatchObject({ state: 'sent' })
  })

  test('does not hold up other conversations of the account', async () => {
    const { say, drain, answer, asked, newChat } = await sendingWorld()
    const other = await newChat('01CONVERSATION0000000000BB', '600')
    await say('limited')
    await say('free', {}, other)
    answer(({ body }) => (body.chat_id === 500 ? refusal(429, 'Too Many Requests', { retry_after: 40 }) : ok()))
    await drain()
    expect(asked.map(({ body }) => body.text).toSorted()).toEqual(['free', 'limited'])
    await say('more', {}, other)
    await drain()
    expect(asked.at(-1)?.body.text).toBe('more')
  })

  test('because it cannot be reached, is tried again with growing pauses for the whole account', async () => {
    const { say, drain, slept, drainRow, delivery, asked, chat } = await sendingWorld()
    const server = process.env.TELEGRAM_BASE_URL
    process.env.TELEGRAM_BASE_URL = 'http://127.0.0.1:1'
    const id = await say('Hello')
    await drain()
    expect(slept).toEqual([1000, 2000, 4000, 8000])
    const pausedUntil = (await drainRow())?.pausedUntil ?? 0
    expect(pausedUntil - chat.clock.now).toBe(16_000)
    expect(await delivery(id)).toMatchObject({ state: 'queued', reason: 'ECONNREFUSED' })
    process.env.TELEGRAM_BASE_URL = server
    await drain()
    expect(asked).toEqual([])
    chat.clock.now = pausedUntil + 1
    await drain()
    expect(asked).toHaveLength(1)
    expect(await drainRow()).toMatchObject({ strikes: 0 })
  })
})

describe('what a provider refuses', () => {
  test.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [400, 'Bad Request: chat not found'],
  ])('with %i has failed for its reason, and the next goes on', async (status, reason) => {
    const { say, drain, answer, texts, delivery } = await sendingWorld()
    const first = await say('one')
    const second = await say('two')
    answer(({ body }) => (body.text === 'one' ? refusal(status, reason) : ok()))
    await drain()
    expect(texts()).toEqual(['one', 'two'])
    expect(await delivery(first)).toMatchObject({ state: 'failed', reason })
    expect(await delivery(second)).toMatchObject({ state: 'sent' })
  })

  test.each([
    [401, 'Unauthorized'],
    [404, 'Not Found'],
  ])(
    'for the account itself (%i) marks it as broken, and waits; the first message that is taken mends it',
    async (status, reason) => {
      const { say, drain, answer, asked, delivery, chat, published } = await sendingWorld()
      const changes = () => published('channels.health-changed').map(({ detail }) => JSON.parse(detail).data.state)
      const id = await say('Hello')
      answer(() => refusal(status, reason))
      await drain()
      expect(await channelAccounts.get({ account: ACCOUNT })).toMatchObject({ state: 'broken', reason })
      expect(await delivery(id)).toMatchObject({ state: 'queued', reason })
      expect(changes()).toEqual(['broken'])
      await drain()
      expect(asked).toHaveLength(1)
      chat.clock.now += 5 * 60_000 + 1
      answer(ok)
      await drain()
      expect(await delivery(id)).toMatchObject({ state: 'sent' })
      expect(await channelAccounts.get({ account: ACCOUNT })).toMatchObject({ state: 'connected' })
      expect(changes()).toEqual(['broken', 'connected'])
    },
  )

  test('of an account that is connected again meanwhile is sent with its new token at once', async () => {
    const { say, drain, answer, asked, connect, drainRow, delivery, published, sendQueued } = await sendingWorld()
    const id = await say('Hello')
    const owner = {
      workspaceId: (await channelAccounts.get({ account: ACCOUNT }))?.workspaceId ?? '',
      account: ACCOUNT,
    }
    const token = await seal('77:AAF-the-token-that-followed', accountSecret(owner))
    answer(() => {
      void connect({ token })
      return refusal(401, 'Unauthorized')
    })
    const before = published(sendQueued).length
    await drain()
    expect(await channelAccounts.get({ account: ACCOUNT })).toMatchObject({ state: 'connected' })
    expect((await drainRow())?.pausedUntil).toBeUndefined()
    expect(published(sendQueued)).toHaveLength(before + 1)
    answer(ok)
    await drain()
    expect(asked.at(-1)?.url).toContain('that-followed')
    expect(await delivery(id)).toMatchObject({ state: 'sent' })
  })

  test('with half an emoji in its words has failed with a whole sign in its place', async () => {
    const { say, drain, answer, delivery } = await sendingWorld()
    answer(() => refusal(400, 'Bad Request: \ud83d'))
    const id = await say('Guten Tag')
    await drain()
    expect(await delivery(id)).toMatchObject({ state: 'failed', reason: 'Bad Request: \ufffd' })
  })

  test('because we cannot make a request of it has failed, and the next goes on', async () => {
    const { say, drain, texts, delivery } = await sendingWorld()
    // deeper than any parser's stack
    const first = await say(`${'>'.repeat(20_000)} one`)
    await say('two')
    await drain()
    expect(texts()).toEqual(['two'])
    expect(await delivery(first)).toMatchObject({ state: 'failed', reason: 'cannot be shown' })
  })

  test('for more than a day is not sent any more', async () => {
    const { say, drain, asked, delivery, chat } = await sendingWorld()
    const id = await say('Hello')
    chat.clock.now += 24 * 3600_000 + 1
    await drain()
    expect(asked).toEqual([])
    expect(await delivery(id)).toMatchObject({ state: 'failed', reason: 'too old' })
  })
})

describe('of what nobody knows whether it arrived', () => {
  test('nothing is sent again by itself, and the next goes on', async () => {
    const { say, drain, answer, texts, delivery } = await sendingWorld()
    const first = await say('one')
    const second = await say('two')
    answer(({ body }) => (body.text === 'one' ? 'reset' : ok()))
    await drain()
    await drain()
    expect(texts()).toEqual(['one', 'two'])
    expect(await delivery(first)).toMatchObject({ state: 'unknown', reason: 'ECONNRESET' })
    expect(await delivery(second)).toMatchObject({ state: 'sent' })
  })

  test.each([500, 502])('a failure of theirs (%i) is unknown too', async (status) => {
    const { say, drain, answer, delivery } = await sendingWorld()
    const id = await say('one')
    answer(() => ({ status, body: 'Bad Gateway' }))
    await drain()
    expect(await delivery(id)).toMatchObject({ state: 'unknown', reason: `HTTP ${status}` })
  })

  test('three in a row pause the account for half a minute', async () => {
    const { say, drain, answer, texts, drainRow, chat } = await sendingWorld()
    for (const text of ['one', 'two', 'three', 'four']) await say(text)
    answer(() => 'reset')
    await drain()
    expect(texts()).toEqual(['one', 'two', 'three'])
    expect((await drainRow())?.pausedUntil).toBe(chat.clock.now + 30_000)
    answer(ok)
    chat.clock.now += 30_001
    await drain()
    expect(texts()).toEqual(['one', 'two', 'three', 'four'])
  })
})

describe('what is gone', () => {
  test('an account that is removed or another agent’s sends nothing for this one', async () => {
    const { say, drain, asked, delivery, connect } = await sendingWorld()
    const first = await say('one')
    await connect({ agentId: 'agent-of-another' })
    await drain()
    await attempt([channelAccounts.removing({ account: ACCOUNT })])
    const second = await say('two')
    await drain()
    expect(asked).toEqual([])
    expect(await delivery(first)).toMatchObject({ state: 'failed', reason: 'disconnected' })
    expect(await delivery(second)).toMatchObject({ state: 'failed', reason: 'disconnected' })
  })

  test('a message that was erased is not sent', async () => {
    const { say, drain, asked, rows, chat } = await sendingWorld()
    const id = await say('one')
    await attempt([messages.removing({ conversationId: chat.conversationId, id })])
    await drain()
    expect(asked).toEqual([])
    expect(rows()).toEqual([])
    expect((await messages.list(`CONV#${chat.conversationId}`, 'MSG#')).items).toEqual([])
  })
})

const sentIds = async (chat: { database: { items: (table: string) => readonly Record<string, unknown>[] } }) =>
  chat.database.items('chat').flatMap(({ kind, externalId }) => (kind === 'sent-message' ? [String(externalId)] : []))
