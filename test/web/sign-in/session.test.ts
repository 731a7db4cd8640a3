import { CookieStorage } from 'aws-amplify/utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { finishRedirect, startRedirect } from '#web/features/sign-in/provider/redirect-flow.ts'
import { readSession } from '#web/lib/session/session.ts'
import { clearTokens, readTokens, writeTokens } from '#web/lib/session/token-cookies.ts'

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const pool = (clientId: string) => ({
  signIn: {
    userPoolId: 'local_pool',
    userPoolClientId: clientId,
    hasPassword: true,
    redirect: {
      authorizeUrl: 'http://pool.example/oauth2/authorize',
      tokenUrl: 'http://pool.example/oauth2/token',
      provider: 'Google',
      label: 'Google',
    },
  },
  liveUrl: 'ws://live.example',
})
const config: WebConfig = { regions: { eu: pool('client-eu'), na: pool('client-na') }, defaultRegion: 'eu' }

class FakeStorage {
  private readonly kept = new Map<string, string>()
  getItem(key: string) {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value)
  }
  removeItem(key: string) {
    this.kept.delete(key)
  }
}

/** A browser's cookie jar and address, as far as the sign-in needs them. */
const browser = () => {
  const jar = new Map<string, string>()
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      if (attributes.some((attribute) => attribute === 'max-age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  const assigned: string[] = []
  vi.stubGlobal('location', {
    protocol: 'https:',
    origin: 'https://app.example',
    assign: (url: string) => assigned.push(url),
  })
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('localStorage', new FakeStorage())
  return { jar, assigned, written }
}

let page = browser()
beforeEach(() => {
  page = browser()
})
afterEach(() => vi.unstubAllGlobals())

describe('a session', () => {
  it('is read from Amplify’s cookies, including names with special characters', async () => {
    const storage = new CookieStorage({ path: '/', expires: 30, sameSite: 'lax', secure: true })
    const name = 'mira+test@northwind.example'
    const idToken = token({ email: 'mira@northwind.example', name: 'Mira Berg', exp: 2_000_000_000 })
    const prefix = 'CognitoIdentityServiceProvider.client-eu'
    await storage.setItem(`${prefix}.LastAuthUser`, name)
    await storage.setItem(`${prefix}.${name}.idToken`, idToken)
    await storage.setItem(`${prefix}.${name}.accessToken`, token({}))
    expect(readTokens('client-eu')).toMatchObject({ username: name, idToken })
    expect(readSession(config, 'eu')).toMatchObject({
      region: 'eu',
      email: 'mira@northwind.example',
      name: 'Mira Berg',
      expiresAt: 2_000_000_000_000,
    })
  })

  it('written by the redirect flow can be read by Amplify', async () => {
    writeTokens('client-eu', { username: 'u@1', idToken: 'i', accessToken: 'a', refreshToken: 'r' })
    const storage = new CookieStorage({ path: '/', expires: 30, sameSite: 'lax', secure: true })
    expect(await storage.getItem('CognitoIdentityServiceProvider.client-eu.LastAuthUser')).toBe('u@1')
    expect(await storage.getItem('CognitoIdentityServiceProvider.client-eu.u@1.refreshToken')).toBe('r')
  })

  it('lasts 30 days, on every page and from no other site', () => {
    writeTokens('client-eu', { username: 'u', idToken: 'i', accessToken: 'a', refreshToken: 'r' })
    expect(page.written).toHaveLength(5)
    for (const line of page.written)
      expect(line.split('; ').slice(1)).toEqual(['path=/', 'max-age=2592000', 'samesite=lax', 'secure'])
  })

  it('of the other region counts too, after the preferred one', () => {
    writeTokens('client-na', { username: 'u', idToken: token({ email: 'na@x.example' }), accessToken: 'a' })
    expect(readSession(config, 'eu')?.region).toBe('na')
    writeTokens('client-eu', { username: 'u', idToken: token({ email: 'eu@x.example' }), accessToken: 'a' })
    expect(readSession(config, 'eu')?.region).toBe('eu')
  })

  it('leaves no cookie behind when it ends', () => {
    writeTokens('client-eu', { username: 'u', idToken: 'i', accessToken: 'a', refreshToken: 'r' })
    clearTokens()
    expect(page.jar.size).toBe(0)
    expect(readSession(config, 'eu')).toBeUndefined()
  })

  it('that cannot be read counts as none', () => {
    writeTokens('client-eu', { username: 'u', idToken: 'not.a%.token', accessToken: 'a' })
    expect(readSession(config, 'eu')).toMatchObject({ email: '', expiresAt: 0 })
  })
})

describe('the redirect to the identity provider', () => {
  const start = async () => {
    await startRedirect('eu', config.regions.eu?.signIn ?? pool('').signIn, '/app/eu/agents')
    return new URL(page.assigned[0] ?? '')
  }
  const answering = (body: object, status = 200) => {
    const asked: URLSearchParams[] = []
    vi.stubGlobal('fetch', async (_url: string, { body: form }: { body: URLSearchParams }) => {
      asked.push(form)
      return new Response(JSON.stringify(body), { status })
    })
    return asked
  }

  it('carries a challenge whose verifier only this tab has', async () => {
    const url = await start()
    const asked = answering({ id_token: token({}), access_token: token({ username: 'mira' }), refresh_token: 'r' })
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    const returned = await finishRedirect(config, `?code=abc&state=${url.searchParams.get('state')}`)
    expect(returned).toEqual({ outcome: 'signed-in', region: 'eu', next: '/app/eu/agents' })
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked[0]?.get('code_verifier') ?? ''))
    expect(Buffer.from(digest).toString('base64url')).toBe(url.searchParams.get('code_challenge'))
    expect(readTokens('client-eu')?.username).toBe('mira')
  })

  it.each(['', '?code=abc', '?code=abc&state=wrong', '?state=x'])(
    'that returns as %j does not sign in',
    async (search) => {
      await start()
      const asked = answering({ id_token: 'i', access_token: 'a' })
      expect(await finishRedirect(config, search)).toEqual({ outcome: 'expired' })
      expect(asked).toEqual([])
      expect(page.jar.size).toBe(0)
    },
  )

  it('works once', async () => {
    const url = await start()
    answering({ id_token: token({}), access_token: token({ sub: 's' }) })
    const search = `?code=abc&state=${url.searchParams.get('state')}`
    await finishRedirect(config, search)
    expect(await finishRedirect(config, search)).toEqual({ outcome: 'expired' })
  })

  it('shows the provider’s message when it refuses', async () => {
    const url = await start()
    expect(await finishRedirect(config, '?error=access_denied&error_description=No%20thanks')).toEqual({
      outcome: 'refused',
      message: 'No thanks',
    })
    const again = await start()
    answering({ error: 'invalid_grant' }, 400)
    expect(url.origin).toBe('http://pool.example')
    const state = new URL(page.assigned[1] ?? again).searchParams.get('state')
    expect(await finishRedirect(config, `?code=abc&state=${state}`)).toEqual({
      outcome: 'refused',
      message: 'invalid_grant',
    })
  })
})
