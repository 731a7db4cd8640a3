import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { signOut } from '#web/lib/sign-out.ts'

const signIn = {
  userPoolId: 'pool',
  userPoolClientId: 'client',
  hasPassword: true,
  endpoint: 'http://pool.example',
  redirect: {
    authorizeUrl: 'http://pool.example/authorize',
    tokenUrl: 'http://pool.example/token',
    logoutUrl: 'http://pool.example/logout',
    provider: 'Google',
    label: 'Google',
  },
}
const config: WebConfig = { regions: { eu: { signIn, liveUrl: 'ws://live.example' } }, defaultRegion: 'eu' }

/** The page's stored data of a member and of the screen: text by key, as a browser's storage lists it. */
const storage = (texts: Readonly<Record<string, string>>) => {
  const kept: Record<string, string> = { ...texts }
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    removeItem: hidden((key: string) => delete kept[key]),
    clear: hidden(() => {
      for (const key of Object.keys(kept)) delete kept[key]
    }),
  })
}

let cookies: Map<string, string>
let assigned: string[]
let asked: string[]
let local: Record<string, string>
let session: Record<string, string>

beforeEach(() => {
  const prefix = 'CognitoIdentityServiceProvider.client'
  cookies = new Map([
    [`${prefix}.LastAuthUser`, 'mira'],
    [`${prefix}.mira.idToken`, 'i'],
    [`${prefix}.mira.accessToken`, 'a'],
    [`${prefix}.mira.refreshToken`, 'r'],
  ])
  assigned = []
  asked = []
  local = storage({
    theme: 'dark',
    language: 'de',
    side: 'folded',
    'places.utilities': 'closed',
    'workspace.eu': 'northwind',
    dontShowPublishAgain: 'true',
    arrival: '{"referredFrom":"friend"}',
    'wizard.northwind': '{}',
  })
  session = storage({ redirect: '{}' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('location', {
    protocol: 'https:',
    origin: 'https://app.example',
    assign: (to: string) => assigned.push(to),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = ''] = line.split('; ')
      if (line.includes('max-age=0')) cookies.delete(decodeURIComponent(pair.slice(0, pair.indexOf('='))))
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const poolAnswering = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url === '/config.json') return Response.json(config)
    asked.push(`${url} ${body}`)
    return answer()
  })

test('keeps the screen’s settings in the browser, and nothing of the member', async () => {
  poolAnswering(async () => Response.json({}))
  await signOut()
  expect(cookies.size).toBe(0)
  expect({ ...local }).toEqual({ theme: 'dark', language: 'de', side: 'folded', 'places.utilities': 'closed' })
  expect({ ...session }).toEqual({})
  expect(asked).toEqual(['http://pool.example {"Token":"r","ClientId":"client"}'])
  expect(assigned).toEqual(['/login'])
})

test('a pool that does not answer does not stop the sign-out here', async () => {
  poolAnswering(() => Promise.reject(new Error('no connection')))
  await signOut()
  expect(cookies.size).toBe(0)
  expect(assigned).toEqual(['/login'])
})

test('a member of the identity provider is signed out there, too', async () => {
  poolAnswering(async () => Response.json({}))
  local['signed-in-by-provider'] = 'eu'
  await signOut()
  expect(assigned).toEqual(['http://pool.example/logout?client_id=client&logout_uri=https%3A%2F%2Fapp.example%2Flogin'])
})
