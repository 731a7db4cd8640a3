import { beforeEach, expect, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { drains } from '#functions/channels/sending/store'
import { attempt } from '#lib/database/commit'
import type { CallResult } from '#lib/fetch/provider-call'
import { probed } from '#test/channels/probed'
import { NUMBER, whatsappWorld } from './whatsapp-world.ts'

const OURS = { whatsapp_business_api_data: { id: '1', name: 'Parley' } }
const OTHER = { whatsapp_business_api_data: { id: '9', name: 'Another inbox' } }
const CALLBACK = 'https://app.example/api/eu/hooks/meta/platform'

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://app.example/')
  return () => vi.unstubAllEnvs()
})

const answered = (body: unknown, status = 200): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
const refused = (code: number, message: string, error_subcode?: number) =>
  answered({ error: { message, type: 'OAuthException', code, error_subcode } }, 400)

/** A number at Meta, whose two answers a test changes. */
const numberAtMeta = async () => {
  const asked: string[] = []
  const meta = {
    number: answered({
      id: '106540352242922',
      display_phone_number: '+1 555-078-3881',
      verified_name: 'Casa Verde',
      status: 'CONNECTED',
    }),
    apps: answered({ data: [{ ...OURS, override_callback_uri: CALLBACK }] }),
    asked,
    numberIs: (status: string, verified_name = 'Casa Verde') => {
      meta.number = answered({ id: '1', display_phone_number: '+1 555-078-3881', verified_name, status })
    },
  }
  const it = await whatsappWorld({
    world: {
      call: async ({ url }) => {
        const { pathname } = new URL(url)
        asked.push(pathname.replace('/v25.0/', ''))
        return pathname.endsWith('/subscribed_apps') ? meta.apps : meta.number
      },
    },
  })
  return Object.assign(meta, { connect: it.connect })
}

const GOOD = { state: 'connected', name: 'Casa Verde', handle: '+1 555-078-3881' }

test('a number whose business account delivers to us, by our address or the app’s own, is connected', async () => {
  const meta = await numberAtMeta()
  expect(await probed(NUMBER)).toEqual(GOOD)
  expect(meta.asked).toEqual(['106540352242922', '102290129340398/subscribed_apps'])
  meta.apps = answered({ data: [OTHER, OURS] })
  expect(await probed(NUMBER)).toEqual(GOOD)
})

test('a number that was renamed at WhatsApp is called by its new name', async () => {
  const meta = await numberAtMeta()
  meta.numberIs('CONNECTED', 'Casa Azul')
  expect(await probed(NUMBER)).toEqual({ ...GOOD, name: 'Casa Azul' })
})

test('a business account that no longer delivers to us degrades its number, and says whether another app has it', async () => {
  const meta = await numberAtMeta()
  meta.apps = answered({ data: [] })
  expect(await probed(NUMBER)).toMatchObject({ state: 'degraded', cause: 'unset' })
  meta.apps = answered({ data: [OTHER] })
  expect(await probed(NUMBER)).toMatchObject({ state: 'degraded', cause: 'taken' })
  meta.apps = answered({ data: [{ ...OURS, override_callback_uri: CALLBACK.replace('/eu/', '/na/') }] })
  expect(await probed(NUMBER)).toMatchObject({ state: 'degraded', cause: 'unset' })
  meta.apps = answered({ data: [OURS] })
  expect(await probed(NUMBER)).toEqual(GOOD)
})

test.each([
  [190, 'Error validating access token: Session has expired.', undefined],
  [200, '(#200) You do not have the necessary permissions.', undefined],
  [100, 'Unsupported get request. Object with ID does not exist', 33],
])('an error %i of Meta’s about the token or the number breaks it, in Meta’s words', async (code, message, subcode) => {
  const meta = await numberAtMeta()
  meta.number = refused(code, message, subcode)
  expect(await probed(NUMBER)).toEqual({ ...GOOD, state: 'broken', reason: message })
})

test.each([
  ['BANNED', 'broken'],
  ['DELETED', 'broken'],
  ['DISCONNECTED', 'broken'],
  ['RESTRICTED', 'degraded'],
  ['FLAGGED', 'degraded'],
])('a number that Meta calls %s is %s', async (status, state) => {
  const meta = await numberAtMeta()
  meta.numberIs(status)
  expect(await probed(NUMBER)).toEqual({ ...GOOD, state, reason: status })
})

test('of a number of the legacy method only the number is asked: its deliveries are of an app of the owner’s', async () => {
  const meta = await numberAtMeta()
  const legacy = 'whatsapp:106540352242999' as const
  await meta.connect({ account: legacy, isLegacy: true })
  meta.apps = answered({ data: [] })
  expect(await probed(legacy)).toEqual(GOOD)
  expect(meta.asked).toEqual(['106540352242999'])
})

test.each([
  ['is out of calls', refused(4, '(#4) Application request limit reached')],
  ['fails', answered({}, 500)],
  ['hangs up', { kind: 'failed', mayHaveArrived: true, reason: 'reset' } as const],
])('a Meta that %s changes nothing', async (_, answer) => {
  const meta = await numberAtMeta()
  for (const field of ['number', 'apps'] as const) {
    const before = meta[field]
    meta[field] = answer
    expect(await probed(NUMBER)).toEqual(GOOD)
    meta[field] = before
  }
})

test('a number that sends nothing for want of a way to pay stays broken until something is sent: its token says nothing of that', async () => {
  await numberAtMeta()
  const broken = { state: 'broken', reason: 'Business eligibility payment issue' } as const
  await attempt([channelAccounts.changing({ account: NUMBER }, { set: broken })])
  await drains.save({ account: NUMBER, pausedUntil: 1 })
  expect(await probed(NUMBER)).toEqual({ ...GOOD, ...broken })
  await drains.save({ account: NUMBER })
  expect(await probed(NUMBER)).toEqual(GOOD)
})
