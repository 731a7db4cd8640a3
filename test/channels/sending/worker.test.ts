import { describe, expect, test } from 'vitest'
import { waitingSends } from '#features/conversations'
import { handler as sendWaiting } from '#functions/channels/sending/send-queued'
import { drains } from '#functions/channels/sending/store'
import { handler as sweepSends } from '#functions/channels/sending/sweep-sends'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { deliver } from '#test/support/handlers/deliver'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { loggedLines } from '#test/support/handlers/logged-lines'
import { ACCOUNT, ok, sendingWorld, TOKEN } from './sending-world.ts'

const accountsIn = (entries: readonly { readonly detail: string }[]) =>
  entries.map(({ detail }) => (JSON.parse(detail) as { data: { account: string } }).data.account)

describe('a worker', () => {
  test('leaves while another has the lease, and takes one that has ended', async () => {
    const { say, drain, asked, chat } = await sendingWorld()
    await say('one')
    const until = chat.clock.now + 30_000
    await attempt([drains.putting({ account: ACCOUNT, token: 'another', until })])
    await drain()
    expect(asked).toEqual([])
    chat.clock.now = until + 1
    await drain()
    expect(asked).toHaveLength(1)
  })

  test('looks once more after its release: a row that came meanwhile found the lease taken', async () => {
    const { say, drain, texts, chat } = await sendingWorld()
    await say('one')
    const real = world().database
    let isLate = true
    const undo = replaceWorld({
      database: async (command) => {
        const input = command.input as { TransactItems?: { Update?: { UpdateExpression?: string } }[] }
        const isRelease = input.TransactItems?.some(({ Update }) =>
          /REMOVE #token, #until/.test(Update?.UpdateExpression ?? ''),
        )
        if (isRelease && isLate) {
          isLate = false
          chat.clock.now += 5
          await say('two')
        }
        return real(command)
      },
    })
    await drain()
    undo()
    expect(isLate).toBe(false)
    expect(texts()).toEqual(['one', 'two'])
  })

  test('hands over after 100 seconds, and what is left is sent by the next', async () => {
    const { say, drain, texts, published, answer, sendQueued, chat } = await sendingWorld()
    for (const text of ['one', 'two', 'three']) await say(text)
    const before = published(sendQueued).length
    answer(() => {
      chat.clock.now += 60_000
      return ok()
    })
    await drain()
    expect(texts()).toEqual(['one', 'two'])
    expect(published(sendQueued)).toHaveLength(before + 1)
    answer(ok)
    await drain()
    expect(texts()).toEqual(['one', 'two', 'three'])
  })

  test('that stalls after it has marked a row gives it back unsent', async () => {
    const { say, drain, asked, rows, chat } = await sendingWorld()
    await say('one')
    const real = world().database
    let isStalled = false
    const undo = replaceWorld({
      database: async (command) => {
        const result = await real(command)
        if (!isStalled && rows().some(({ state }) => state === 'sending')) {
          isStalled = true
          chat.clock.now += 13_000
        }
        return result
      },
    })
    await drain()
    undo()
    expect(isStalled).toBe(true)
    // given back, and then sent by a request of its own
    expect(asked).toHaveLength(1)
    expect(rows()).toEqual([])
  })

  test('finds what a crashed one has marked as unknown once its time is over, and goes on', async () => {
    const { say, drain, texts, delivery, rows, chat } = await sendingWorld()
    const first = await say('one')
    await say('two')
    const { conversationId } = chat
    const crashed = { state: 'sending' as const, token: 'crashed', until: chat.clock.now + 20_000 }
    await attempt([waitingSends.changing({ account: ACCOUNT, conversationId, messageId: first }, { set: crashed })])
    await drain()
    expect(texts()).toEqual([])
    chat.clock.now += 20_001
    await drain()
    expect(texts()).toEqual(['two'])
    expect(await delivery(first)).toMatchObject({ state: 'unknown' })
    expect(rows()).toEqual([])
  })

  test('sends a long reply in pieces, in order, and goes on with the piece that is next', async () => {
    const { say, drain, texts, answer, asked, delivery, chat } = await sendingWorld()
    const id = await say(Array.from({ length: 1500 }, (_, at) => `word${at}`).join(' '))
    answer(() => (asked.length === 2 ? { status: 429, body: { ok: false, parameters: { retry_after: 30 } } } : ok()))
    await drain()
    expect(await delivery(id)).toMatchObject({ state: 'queued' })
    chat.clock.now += 30_001
    answer(ok)
    await drain()
    const [first, refused, again, ...rest] = texts()
    expect(again).toBe(refused)
    expect([first, again, ...rest].join(' ')).toBe(Array.from({ length: 1500 }, (_, at) => `word${at}`).join(' '))
    expect(await delivery(id)).toMatchObject({ state: 'sent' })
  })

  test('reads what waits in turns: three hundred rows of one chat do not hide another', async () => {
    const { say, drain, newChat, asked, chat, answer } = await sendingWorld()
    const other = await newChat('01CONVERSATION0000000000BB', '600')
    for (let at = 0; at < 320; at++) await say(`message ${at}`)
    await say('to another', {}, other)
    answer(({ body }) => {
      if (body.chat_id === 500) chat.clock.now += 1000
      return ok()
    })
    await drain()
    expect(asked.filter(({ body }) => body.chat_id === 500).length).toBeLessThan(120)
    await drain()
    await drain()
    await drain()
    expect(asked.map(({ body }) => body.text)).toContain('to another')
    expect(new Set(asked.map(({ body }) => body.text)).size).toBe(asked.length)
  })

  test('says a notice in the visitor’s language', async () => {
    const { say, drain, texts, newChat } = await sendingWorld()
    const arabic = await newChat('01CONVERSATION0000000000BB', '600', { lang: 'ar' })
    const other = await newChat('01CONVERSATION0000000000CC', '700', { lang: 'sw' })
    const notice = { role: 'system' as const, notice: 'joined' as const, by: 'Amira' }
    await say('Amira joined.', notice)
    await say('Amira joined.', notice, arabic)
    await say('Amira joined.', notice, other)
    await say('Amira ended.', { ...notice, notice: 'ended' })
    await drain()
    expect(texts().toSorted()).toEqual(
      [
        'Amira ist jetzt da. Der Assistent hört nur zu.',
        'Amira hat das Gespräch beendet.',
        'Amira joined. The agent is listening only.',
        texts().find((text) => /\p{Script=Arabic}/u.test(text)) ?? 'none',
      ].toSorted(),
    )
  })

  test('needs ten calls of the database for a message that comes alone (docs/cost.md)', async () => {
    const { say, drain } = await sendingWorld()
    // the account's pulse is recorded once a minute
    await say('one')
    await drain()
    await say('two')
    const calls: string[] = []
    const real = world().database
    const undo = replaceWorld({
      database: (command) => {
        const { TransactItems } = command.input as { TransactItems?: readonly object[] }
        calls.push(`${command.constructor.name.replace(/(Write)?Command$/, '')}${TransactItems?.length ?? ''}`)
        return real(command)
      },
    })
    await drain()
    undo()
    expect(calls).toEqual([
      // lease, account, what waits
      ...['Get', 'Transact1', 'Get', 'Query'],
      // the message, its mark, its outcome with the event
      ...['Get', 'Transact1', 'Transact4', 'Delete'],
      // release, and one more look
      ...['Transact1', 'Query'],
    ])
  })

  test('never logs a token', async () => {
    const { say, answer, sendQueued } = await sendingWorld()
    const event = { id: 'e1', type: sendQueued, at: 1, region: 'eu', data: { account: ACCOUNT } }
    await say('one')
    await say('two')
    answer(({ body }) =>
      body.text === 'one' ? 'reset' : { status: 401, body: { ok: false, description: 'Unauthorized' } },
    )
    const lines = await loggedLines(async () => {
      await deliver(sendWaiting, event)
      process.env.TELEGRAM_BASE_URL = 'nowhere'
      await deliver(sendWaiting, event).catch(() => undefined)
    })
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain(TOKEN)
  })
})

describe('the sweep', () => {
  test('brings a worker to every account where something waits, but not to paused ones nor where one is at it', async () => {
    const { say, chat, published, sendQueued, newChat } = await sendingWorld()
    const route = (account: `telegram:${string}`) => ({ route: { account, to: '1' } })
    const busy = await newChat('01CONVERSATION0000000000BB', '1', route('telegram:88'))
    const paused = await newChat('01CONVERSATION0000000000CC', '1', route('telegram:99'))
    const longer = await newChat('01CONVERSATION0000000000DD', '1', route('telegram:777'))
    for (const conversationId of [chat.conversationId, busy, longer]) await say('one', {}, conversationId)
    for (let at = 0; at < 40; at++) await say(`message ${at}`, {}, paused)
    await attempt([
      drains.putting({ account: 'telegram:88', token: 't', until: chat.clock.now + 10_000 }),
      drains.putting({ account: 'telegram:99', pausedUntil: chat.clock.now + 10_000 }),
    ])
    const before = published(sendQueued).length
    await sweepSends({}, lambdaContext())
    expect(accountsIn(published(sendQueued).slice(before)).toSorted()).toEqual([ACCOUNT, 'telegram:777'])
    chat.clock.now += 10_001
    await sweepSends({}, lambdaContext())
    expect(accountsIn(published(sendQueued).slice(before + 2))).toHaveLength(4)
  })

  test('asks for one row of each account, however many wait', async () => {
    const { say, chat } = await sendingWorld()
    for (let at = 0; at < 100; at++) await say(`message ${at}`)
    let read = 0
    const real = world().database
    const undo = replaceWorld({
      database: async (command) => {
        const result = (await real(command)) as { Items?: unknown[] }
        read += result.Items?.length ?? 0
        return result
      },
    })
    await sweepSends({}, lambdaContext())
    undo()
    expect(chat.database.items('chat').filter(({ kind }) => kind === 'waiting-send')).toHaveLength(100)
    expect(read).toBe(1)
  })
})
