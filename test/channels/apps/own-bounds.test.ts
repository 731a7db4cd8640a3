import { describe, expect, test } from 'vitest'
import { businessNumbers } from '#functions/channels/accounts/business-numbers'
import { channelAccounts } from '#functions/channels/accounts/store'
import { handler } from '#functions/channels/meta-hook'
import { attempt } from '#lib/database/commit'
import { rates, windowAt } from '#lib/http/rates'
import { replaceWorld, world } from '#lib/world'
import { NUMBER, postMeta, signed } from '#test/channels/whatsapp/whatsapp-world'
import { whatsappBody, whatsappUpdates } from '#test/channels/whatsapp-updates'
import { countTrips } from '#test/support/database/count-trips'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { loggedLines } from '#test/support/handlers/logged-lines'
import { KEY, OTHER_KEY, OTHER_SECRET, ownWorld, post, SECRET } from './own-world.ts'

const WABA = '102290129340398'
const BODY = whatsappBody(whatsappUpdates.text ?? {})

const announcement = (n: number) => ({ field: 'account_update', value: { event: 'ACCOUNT_DELETED', n } })
const message = (n: number) => ({
  field: 'messages',
  value: {
    metadata: { display_phone_number: '15550783881', phone_number_id: NUMBER.replace('whatsapp:', '') },
    contacts: [{ profile: { name: 'Ann' }, wa_id: `1650${n}` }],
    messages: [{ from: `1650${n}`, id: `wamid.${n}`, timestamp: '1749416383', type: 'text', text: { body: 'Hello' } }],
  },
})
const many = <T>(count: number, one: (n: number) => T): readonly T[] => Array.from({ length: count }, (_, n) => one(n))
const bodyOf = (changes: readonly object[], id = WABA) =>
  JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id, time: 1_800_000_000, changes }] })
const own = (body: string) => post(KEY, body, signed(body, SECRET))

/** How often work waits for transactions one after the other, and how many run at once at most; the outbox's own deletions are not waited for. */
const transactionsOf = async (work: () => Promise<unknown>) => {
  let [waits, most, running] = [0, 0, 0]
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (command.constructor.name !== 'TransactWriteCommand') return database(command)
      if (running++ === 0) waits++
      most = Math.max(most, running)
      await new Promise((go) => setImmediate(go))
      return database(command).finally(() => running--)
    },
  })
  await work()
  restore()
  return { waits, most }
}

describe('a body that an app’s owner signed', () => {
  test('with 25,000 announcements in 1.8 MB is refused, stored nowhere and logged once', async () => {
    const it = await ownWorld()
    const body = bodyOf(many(25_000, announcement))
    expect(body.length).toBeGreaterThan(1_800_000)
    let status: number | undefined
    const lines = await loggedLines(async () => {
      const { trips } = await countTrips(async () => {
        status = await own(body)
      })
      // the app itself is read
      expect(trips).toBe(1)
    })
    expect(status).toBe(413)
    expect([it.stored(), it.published]).toEqual([[], []])
    expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: 'too many updates in a body', workspaceId: it.workspaceId, count: 25_000 },
    ])
  })

  test.each([
    [
      'messages in one change',
      { metadata: {}, messages: many(1001, (n) => ({ id: `${n}`, from: '1', timestamp: '1' })) },
    ],
    ['of the same message', { metadata: {}, messages: many(1001, () => ({ id: '1', from: '1', timestamp: '1' })) }],
    ['statuses', { metadata: {}, statuses: many(1001, (n) => ({ id: `${n}`, status: 'sent', timestamp: '1' })) }],
    ['echoes', { metadata: {}, message_echoes: many(1001, (n) => ({ id: `${n}`, to: '1', timestamp: '1' })) }],
  ])('with a thousand and one %s is refused, whichever app it comes by', async (_, value) => {
    const it = await ownWorld()
    const body = bodyOf([{ field: 'messages', value }])
    expect([await own(body), await postMeta(body)]).toEqual([413, 413])
    expect(it.stored()).toEqual([])
  })

  test('with a thousand and one things of different kinds, or of a page, is refused', async () => {
    const it = await ownWorld()
    const event = (n: number) => ({
      sender: { id: '1' },
      recipient: { id: '2' },
      message: { mid: `m_${n}`, text: 'Hi' },
    })
    const page = JSON.stringify({ object: 'page', entry: [{ id: '2', messaging: many(1001, event) }] })
    const mixed = bodyOf([...many(500, message), ...many(501, announcement)])
    expect([await own(page), await own(mixed)]).toEqual([413, 413])
    expect(it.stored()).toEqual([])
  })
})

test('a thousand messages of a thousand people, as many as Meta sends at once, are stored sixteen at a time', async () => {
  const it = await ownWorld()
  const body = bodyOf(many(1000, message))
  const { waits, most } = await transactionsOf(() => postMeta(body))
  expect(new Set(it.rows('waiting-inbound').map(({ lane }) => lane)).size).toBe(1000)
  expect(it.published).toHaveLength(1000)
  // one after the other they took a thousand, which is longer than the hook may run
  expect(waits).toBeLessThanOrEqual(70)
  expect(most).toBe(16)
})

test('messages of one person in one body are stored one after the other', async () => {
  const it = await ownWorld()
  const body = bodyOf(
    many(20, (n) => ({
      field: 'messages',
      value: { ...message(1).value, messages: [{ ...message(1).value.messages[0], id: `wamid.${n}` }] },
    })),
  )
  const { most } = await transactionsOf(() => postMeta(body))
  expect(it.rows('waiting-inbound')).toHaveLength(20)
  expect(most).toBe(1)
})

describe('an app of a workspace’s own', () => {
  const count = async (now: number, calls: number) => {
    const { window, ttl } = windowAt({ windowSeconds: 60 }, now)
    await rates.save({ scope: `hook#app#${KEY}`, window, ttl, count: calls })
  }
  const counted = (it: Awaited<ReturnType<typeof ownWorld>>) =>
    it.rows('rate').map(({ scope, count: calls }) => [scope, calls])

  test('delivers 6,000 requests a minute, and is told when to try again; no other app is held up', async () => {
    const it = await ownWorld()
    await count(it.clock.now, 5999)
    expect(await own(BODY)).toBe(200)
    const refused = await handler(
      eventFor('POST /hooks/meta/{appKey}', { appKey: KEY }, { rawBody: BODY, headers: signed(BODY, SECRET) }),
      lambdaContext(),
    )
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(0)
    expect(await post(OTHER_KEY, BODY, signed(BODY, OTHER_SECRET))).toBe(200)
    expect(await postMeta(BODY)).toBe(200)
    it.clock.now += 60_000
    expect(await own(BODY)).toBe(200)
  })

  test('is counted for what it signed only, and a full body as a hundred requests', async () => {
    const it = await ownWorld()
    expect(await post(KEY, BODY, signed(BODY, OTHER_SECRET))).toBe(401)
    expect(counted(it)).toEqual([])
    await own(BODY)
    expect(counted(it)).toEqual([[`hook#app#${KEY}`, 1]])
    await own(bodyOf(many(1000, message)))
    expect(counted(it)).toEqual([[`hook#app#${KEY}`, 101]])
  })

  test('of the platform’s app no delivery is counted', async () => {
    const it = await ownWorld()
    await postMeta(BODY)
    expect(counted(it)).toEqual([])
  })
})

describe('an announcement by an app of a workspace’s own', () => {
  const locked = (phoneId: string) => ({
    field: 'messages',
    value: { metadata: { phone_number_id: phoneId }, errors: [{ code: 131031, title: 'Business Account locked' }] },
  })
  const withNumber = async () => {
    const it = await ownWorld()
    await businessNumbers.save({ wabaId: WABA, account: NUMBER })
    return it
  }

  test('of its number, or the number’s business account, is stored and published once', async () => {
    const it = await withNumber()
    const body = bodyOf([announcement(1), locked(NUMBER.replace('whatsapp:', ''))])
    expect([await own(body), await own(body)]).toEqual([200, 200])
    expect(it.rows('effect')).toHaveLength(2)
    expect(it.published.map(({ type }) => type)).toEqual(Array(2).fill('channels.account-announced'))
  })

  test.each([
    ['another business account', KEY, SECRET, bodyOf(many(1000, announcement), '999')],
    ['a number of nobody’s', KEY, SECRET, bodyOf([locked('999')])],
    ['another workspace’s number', OTHER_KEY, OTHER_SECRET, bodyOf([locked(NUMBER.replace('whatsapp:', ''))])],
    ['another workspace’s business account', OTHER_KEY, OTHER_SECRET, bodyOf(many(1000, announcement))],
  ])('of %s is dropped before it is stored, and looked up once', async (_, key, secret, body) => {
    const it = await withNumber()
    const { trips } = await countTrips(async () => expect(await post(key, body, signed(body, secret))).toBe(200))
    expect([it.stored(), it.published]).toEqual([[], []])
    // the app, the count, the business account's numbers, the accounts
    expect(trips).toBeLessThanOrEqual(4)
  })

  test('of a number that another workspace connected under the same app’s key is dropped', async () => {
    const it = await withNumber()
    await attempt([channelAccounts.changing({ account: NUMBER }, { set: { workspaceId: 'workspace-2' } })])
    await own(bodyOf([announcement(1)]))
    expect(it.rows('effect')).toEqual([])
  })
})
