import { beforeEach, expect, test, vi } from 'vitest'
import { AccountAnnounced } from '#events/channels/events'
import { businessNumbers } from '#functions/channels/accounts/business-numbers'
import { channelAccounts } from '#functions/channels/accounts/store'
import { watchedAccounts } from '#functions/channels/health/store'
import { handler as takeAnnouncement } from '#functions/channels/health/take-announcement'
import type { CallResult } from '#lib/fetch/provider-call'
import type { AccountId } from '#shared/channels/kinds'
import { probed } from '#test/channels/probed'
import { deliver } from '#test/support/handlers/deliver'
import { NUMBER, postMeta, signed, whatsappWorld } from './whatsapp-world.ts'

const WABA = '102290129340398'
const OTHER_NUMBER = 'whatsapp:106540352242923' satisfies AccountId
const DAY_MS = 24 * 3600_000

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://app.example/')
  return () => vi.unstubAllEnvs()
})

/** Meta says that the number, and the subscription of its business account, are as they should be. */
const allWell = async ({ url }: { readonly url: string }): Promise<CallResult> => ({
  kind: 'answered',
  status: 200,
  headers: {},
  body: Buffer.from(
    JSON.stringify(
      url.includes('subscribed_apps')
        ? { data: [{ whatsapp_business_api_data: { id: '1', name: 'Parley' } }] }
        : { id: '1', display_phone_number: '+1 555-078-3881', verified_name: 'Casa Verde', status: 'CONNECTED' },
    ),
  ),
})

const world = async () => {
  const it = await whatsappWorld({ world: { call: allWell } })
  await it.connect({ account: OTHER_NUMBER, handle: '+351 289 555 014' })
  for (const account of [NUMBER, OTHER_NUMBER] as const) await businessNumbers.save({ wabaId: WABA, account })
  const seconds = () => Math.floor(it.clock.now / 1000)
  const body = (field: string, value: object, { id = WABA, time = seconds() } = {}) =>
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id, time, changes: [{ field, value }] }] })
  const changed: (readonly [string, string, string | undefined])[] = []
  /** Delivers what was published, each event twice as the bus may. */
  const settle = async () => {
    for (const { type, detail } of it.published.splice(0)) {
      const event = JSON.parse(detail)
      if (type === 'channels.health-changed') changed.push([event.data.account, event.data.state, event.data.reason])
      if (type !== AccountAnnounced.type) continue
      await deliver(takeAnnouncement, event)
      await deliver(takeAnnouncement, event)
    }
    if (it.published.length > 0) await settle()
  }
  const announce = async (field: string, value: object, more: { id?: string; time?: number } = {}) => {
    const text = body(field, value, more)
    expect(await postMeta(text)).toBe(200)
    expect(await postMeta(text)).toBe(200)
    await settle()
  }
  const stateOf = async (account: AccountId = NUMBER) => {
    const { state, reason } = (await channelAccounts.get({ account }, { consistent: true })) ?? {}
    return [state, reason]
  }
  return { ...it, body, changed, settle, announce, stateOf, seconds }
}

const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }

test('an error that belongs to no message breaks the number, in Meta’s words, and is announced once', async () => {
  const { announce, stateOf, changed } = await world()
  await announce('messages', {
    metadata,
    errors: [{ code: 131031, title: 'Business Account locked', error_data: { details: 'The account is locked.' } }],
  })
  expect(await stateOf()).toEqual(['broken', 'The account is locked. (131031)'])
  expect(await stateOf(OTHER_NUMBER)).toEqual(['connected', undefined])
  expect(changed).toEqual([[NUMBER, 'broken', 'The account is locked. (131031)']])
})

test('another error needs attention, while one of a message or a status is that message’s alone', async () => {
  const { announce, stateOf } = await world()
  const errors = [{ code: 130429, title: 'Rate limit hit' }]
  await announce('messages', { metadata, statuses: [{ id: 'wamid.1', status: 'failed', timestamp: '1', errors }] })
  expect(await stateOf()).toEqual(['connected', undefined])
  await announce('messages', { metadata, errors })
  expect(await stateOf()).toEqual(['degraded', 'Rate limit hit (130429)'])
})

test('a sanction is about every number of the business account, and of no other', async () => {
  const { announce, stateOf, changed } = await world()
  await announce(
    'account_update',
    { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } },
    { id: '9' },
  )
  expect(changed).toEqual([])
  await announce('account_update', { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } })
  for (const account of [NUMBER, OTHER_NUMBER] as const)
    expect(await stateOf(account)).toEqual(['degraded', 'ACCOUNT_VIOLATION: SCAM'])
  await announce('account_update', {
    event: 'DISABLED_UPDATE',
    ban_info: { waba_ban_state: 'DISABLE', waba_ban_date: 'October 9, 2026' },
  })
  expect(await stateOf()).toEqual(['broken', 'DISABLED_UPDATE: DISABLE, October 9, 2026'])
  expect(changed).toHaveLength(4)
})

test('a restriction holds although asking finds nothing, until it ends', async () => {
  const it = await world()
  const expiration = new Date(it.clock.now + 3 * DAY_MS).toISOString()
  await it.announce('account_update', {
    event: 'ACCOUNT_RESTRICTION',
    restriction_info: [{ restriction_type: 'RESTRICTED_CUSTOMER_INITIATED_MESSAGING', expiration }],
  })
  const reason = 'ACCOUNT_RESTRICTION: RESTRICTED_CUSTOMER_INITIATED_MESSAGING'
  it.clock.now += DAY_MS
  expect(await probed(NUMBER)).toMatchObject({ state: 'degraded', reason })
  await it.settle()
  expect(it.changed.filter(([account]) => account === NUMBER)).toEqual([[NUMBER, 'degraded', reason]])
  it.clock.now += 3 * DAY_MS
  expect(await probed(NUMBER)).toMatchObject({ state: 'connected' })
})

test('a flag is about its number, and once it is lifted the number is asked about at once', async () => {
  const it = await world()
  const { announce, stateOf } = it
  await announce('phone_number_quality_update', { display_phone_number: '351289555014', event: 'FLAGGED' })
  expect(await stateOf(OTHER_NUMBER)).toEqual(['degraded', 'FLAGGED'])
  expect(await stateOf()).toEqual(['connected', undefined])
  it.clock.now += DAY_MS
  await announce('phone_number_quality_update', { display_phone_number: '351289555014', event: 'UNFLAGGED' })
  expect((await watchedAccounts.get({ account: OTHER_NUMBER }))?.dueAt).toBe(it.clock.now)
  expect(await probed(OTHER_NUMBER)).toMatchObject({ state: 'connected' })
})

test('an announcement that a newer one has overtaken changes nothing', async () => {
  const { announce, stateOf, seconds } = await world()
  await announce('phone_number_quality_update', { display_phone_number: '15550783881', event: 'UNFLAGGED' })
  const time = seconds() - 60
  await announce('phone_number_quality_update', { display_phone_number: '15550783881', event: 'FLAGGED' }, { time })
  expect(await stateOf()).toEqual(['connected', undefined])
})

test('nothing is announced by a body that Meta has not signed, or by what makes no difference to answering', async () => {
  const { body, stateOf, settle, announce, rows } = await world()
  const ban = body('account_update', { event: 'ACCOUNT_DELETED' })
  expect(await postMeta(ban, signed(ban, 'another secret'))).toBe(401)
  await announce('account_update', { event: 'VOLUME_BASED_PRICING_TIER_UPDATE' })
  await announce('phone_number_quality_update', { display_phone_number: '15550783881', event: 'UPGRADE' })
  await settle()
  expect(await stateOf()).toEqual(['connected', undefined])
  expect(rows('effect')).toEqual([])
})
