import { describe, expect, test } from 'vitest'
import { rates, windowAt } from '#lib/http/rates'
import { world } from '#lib/world'
import type { TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { fromPortal, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails } = teamFixture()
type Portal = Awaited<ReturnType<typeof newAgencyPortal>>
type Key = Parameters<TestRegion['invoke']>[0]

const agency = async (name: string) => {
  const it = await newAgencyPortal(fixture.region, name)
  const { settings } = (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body.agency
  await it.set({ set: { settings: { ...settings, enableClientSignup: true } } })
  return it
}
/** A call by a page of the portal in a browser at this address. */
const callFrom = (it: Portal, ip: string, key: Key, input: object) => {
  const { headers } = fromPortal(fixture.region, it.host)
  return fixture.region.invoke(key, { ...input }, { headers: { ...headers, 'cloudfront-viewer-address': `${ip}:443` } })
}
const signUp = (it: Portal, ip: string, email: string, code?: string) =>
  callFrom(it, ip, 'POST /rpc/signupWithOTP', {
    name: 'Ana',
    email,
    agencyId: it.agencyId,
    ...(code === undefined ? {} : { code }),
  })
const mailedCode = (): string => /\b\d{6}\b/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
/** As if so many had been counted today. */
const counted = async (scope: string, count: number) => {
  const { window, ttl } = windowAt({ windowSeconds: 24 * 3600 }, world().now())
  await rates.bump({ scope, window }, { set: { scope, window, ttl }, add: { count } })
}

describe('an agency’s sign-ups', () => {
  test('are fifty a day, of which a code that is asked for is none', () =>
    atFixedTime(async () => {
      const it = await agency('fifty')
      await counted(`sign-up#${it.agencyId}`, 49)
      for (let at = 0; at < 4; at++) expect((await signUp(it, '192.0.2.1', `idle${at}@x.example`)).status).toBe(200)
      const complete = async (ip: string, email: string) => {
        expect((await signUp(it, ip, email)).status).toBe(200)
        return (await signUp(it, ip, email, mailedCode())).status
      }
      expect(await complete('192.0.2.2', 'fiftieth@x.example')).toBe(200)
      expect(await complete('192.0.2.3', 'next@x.example')).toBe(429)
    }))

  test('ask for a thousand codes a day, and a code that was mailed signs up beyond', () =>
    atFixedTime(async () => {
      const it = await agency('codes')
      await counted(`sign-up-codes#${it.agencyId}`, 999)
      expect((await signUp(it, '192.0.2.1', 'ana@x.example')).status).toBe(200)
      const code = mailedCode()
      expect((await signUp(it, '192.0.2.2', 'bo@x.example')).status).toBe(429)
      expect(mails()).toHaveLength(1)
      expect((await signUp(it, '192.0.2.1', 'ana@x.example', code)).status).toBe(200)
    }))
})

describe('one home’s IPv6 network is one caller', () => {
  let asked = 0
  const unknown = () => `no${++asked}@one.example`
  test.each<[what: string, times: number, call: (it: Portal, ip: string) => Promise<{ status: number }>]>([
    ['a sign-up', 5, (it, ip) => signUp(it, ip, unknown())],
    [
      'a log-in by code',
      10,
      (it, ip) => callFrom(it, ip, 'POST /rpc/ssoClient', { email: unknown(), agencyId: it.agencyId }),
    ],
    ['a new password', 30, (it, ip) => callFrom(it, ip, 'POST /portal/password-reset', { email: unknown() })],
    ['the agency’s secret', 30, (it, ip) => callFrom(it, ip, 'POST /portal/log-in-with-secret', { secret: 'x' })],
  ])('that asks for %s', (what, times, call) =>
    atFixedTime(async () => {
      const it = await agency(`net${times}${what.length}`)
      for (let at = 1; at <= times; at++)
        expect((await call(it, `2001:db8:1:2:${at.toString(16)}::${at}`)).status, `${at}`).not.toBe(429)
      expect((await call(it, '2001:db8:1:2:ffff::1')).status).toBe(429)
      expect((await call(it, '2001:db8:1:3::1')).status).not.toBe(429)
      if (times !== 30 || !what.includes('secret')) return
      // one counter for both ways to try
      const logIn = { username: 'a@b.example', password: 'a long password' }
      expect((await callFrom(it, '2001:db8:1:2::9', 'POST /portal/log-in', logIn)).status).toBe(429)
    }),
  )
})
