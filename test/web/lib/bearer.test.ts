import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { authoriseCallsWith, bearer, liveTicket } from '#web/lib/session/bearer.ts'
import { memberToken } from '#web/lib/session/member-token.ts'

const pool = {
  signIn: { userPoolId: 'pool', userPoolClientId: 'client', hasPassword: true },
  liveUrl: 'ws://live.example',
}
const config: WebConfig = { regions: { eu: pool }, defaultRegion: 'eu' }

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
const expired = token({ email: 'mira@northwind.example', exp: 1 })
const lasting = token({ email: 'mira@northwind.example', exp: 4_000_000_000 })
const signIn = (idToken: string) =>
  vi.stubGlobal('document', {
    cookie: Object.entries({ LastAuthUser: 'mira', 'mira.idToken': idToken, 'mira.accessToken': 'a' })
      .map(([name, value]) => `CognitoIdentityServiceProvider.client.${name}=${value}`)
      .join('; '),
  })

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(config)))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call carries nothing until the application says what, and a subscription what a call does unless it has its own', async () => {
  signIn(lasting)
  authoriseCallsWith({})
  expect(await bearer('eu')).toBeUndefined()
  authoriseCallsWith({ token: async (region) => `call in ${region}` })
  expect(await liveTicket('na')).toBe('call in na')
  authoriseCallsWith({ live: { url: () => 'wss://a.example', ticket: async (region) => `ticket of ${region}` } })
  expect([await bearer('na'), await liveTicket('na')]).toEqual([undefined, 'ticket of na'])
})

test('an expired token is refreshed once for all waiting calls, a valid one never', async () => {
  const refreshed: string[] = []
  authoriseCallsWith({
    token: memberToken(async (_config, region) => {
      refreshed.push(region)
      signIn(lasting)
    }),
  })
  signIn(expired)
  expect(await Promise.all([bearer('eu'), bearer('eu'), bearer('eu')])).toEqual([lasting, lasting, lasting])
  expect(await bearer('eu')).toBe(lasting)
  expect(refreshed).toEqual(['eu'])
})

test.each([
  ['more than a minute left is used as it is', 61, []],
  ['a minute left is refreshed first: a call must not arrive with an expired one', 60, ['eu']],
])('a token with %s', async (_, left, regions) => {
  const now = 1_900_000_000
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
  const refreshed: string[] = []
  authoriseCallsWith({
    token: memberToken(async (_config, region) => {
      refreshed.push(region)
      signIn(lasting)
    }),
  })
  const ending = token({ email: 'mira@northwind.example', exp: now + left })
  signIn(ending)
  expect(await bearer('eu')).toBe(regions.length > 0 ? lasting : ending)
  expect(refreshed).toEqual(regions)
})
