import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { routeTree } from '#web/routes/tree.ts'

const pool = (userPoolClientId: string) => ({
  signIn: { userPoolId: 'pool', userPoolClientId, hasPassword: true },
  liveUrl: 'ws://live.example',
})
const config: WebConfig = { regions: { eu: pool('client-eu'), na: pool('client-na') }, defaultRegion: 'eu' }

const workspace = { uid: 'w', workspaceName: 'Northwind', workspacePhotoURL: '', displayName: 'Mira' }
const claims = Buffer.from(JSON.stringify({ email: 'mira@northwind.example', exp: 4_000_000_000 })).toString(
  'base64url',
)
const cookies = (clientId: string) =>
  Object.entries({ LastAuthUser: 'mira', 'mira.idToken': `h.${claims}.s`, 'mira.accessToken': 'a' })
    .map(([name, value]) => `CognitoIdentityServiceProvider.${clientId}.${name}=${value}`)
    .join('; ')

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('self', {})
  const answer = { agents: [], crawls: [], sources: [], conversations: [], data: {} }
  const missing = () => Response.json({ code: 'not-found', message: 'There is no such agent.' }, { status: 404 })
  const down = () => Response.json({ code: 'forbidden', message: 'Not now.' }, { status: 403 })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return Response.json(config)
    if (url.includes('/v2/agents/gone') || url.startsWith('/api/eu/v2/agents/atlantic')) return missing()
    if (url.includes('/v2/agents/unclear')) return url.startsWith('/api/eu/') ? missing() : down()
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

type Who = 'signed out' | 'signed in' | 'without a name'

/** The address that opens in the end, redirects followed, or 'not found'. */
const open = async (path: string, who: Who): Promise<string> => {
  vi.stubGlobal('document', { cookie: who === 'signed out' ? '' : cookies('client-eu') })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const region of ['eu', 'na'] as const)
    queryClient.setQueryData<object>(meQuery(region).queryKey, {
      isNew: false,
      workspace: { ...workspace, displayName: who === 'without a name' ? '' : 'Mira' },
      workspaces: [],
    })
  const router = createRouter({
    routeTree,
    context: { queryClient, config },
    isServer: true,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const led = router._serverResult
  if (led?.type === 'redirect') return open(led.redirect.options.href ?? 'nowhere', who)
  return led?.status === 404 ? 'not found' : path
}

describe('every path of the specification opens or redirects', () => {
  test.each<[string, Who, string]>([
    ['/', 'signed out', '/'],
    ['/', 'signed in', '/app/eu/agents'],
    ['/login', 'signed out', '/login'],
    ['/signup', 'signed out', '/signup'],
    ['/invite', 'signed out', '/invite'],
    ['/thank_you', 'signed in', '/thank_you'],
    ['/thank_you', 'signed out', '/login?next=%2Fthank_you'],
    ['/onboarding?region=na', 'signed in', '/app/na/profile'],
    ['/onboarding?region=na', 'without a name', '/onboarding?region=na'],
    ['/onboarding?region=na', 'signed out', '/login?region=na&next=%2Fonboarding%3Fregion%3Dna'],
    ['/onboarding?region=moon', 'signed in', '/app/eu/profile'],
    ['/app/eu/profile', 'signed in', '/app/eu/profile'],
    ['/app/eu/profile', 'signed out', '/login?region=eu&next=%2Fapp%2Feu%2Fprofile'],
    ['/profile', 'signed in', '/app/eu/profile'],
    ['/profile', 'signed out', '/login?region=eu&next=%2Fapp%2Feu%2Fprofile'],
    ['/app/eu', 'signed in', '/app/eu/agents'],
    ['/new-region?region=na', 'signed in', '/new-region?region=na'],
    ['/share?vg_id=aB3dE6gH9jK2mN5p', 'signed out', '/share?vg_id=aB3dE6gH9jK2mN5p'],
    ['/share', 'signed out', 'not found'],
    ['/prototype?vg_id=abc', 'signed out', '/app/eu/prototype?vg_id=abc&v=live'],
    ['/prototype?vg_id=abc&region=na', 'signed out', '/app/na/prototype?vg_id=abc&v=live'],
    ['/prototype', 'signed in', 'not found'],
    ['/app/eu/prototype?vg_id=abc', 'signed out', '/app/eu/prototype?vg_id=abc&v=live'],
    ['/app/eu/agents', 'signed in', '/app/eu/agents'],
    ['/app/eu/agents', 'signed out', '/login?region=eu&next=%2Fapp%2Feu%2Fagents'],
    ['/app/eu/agents', 'without a name', '/onboarding?region=eu&next=%2Fapp%2Feu%2Fagents'],
    ['/app/eu/agents/abc', 'signed in', '/app/eu/agents/abc/overview'],
    ['/app/eu/agents/abc/settings?tab=security', 'signed in', '/app/eu/agents/abc/settings?tab=security'],
    ['/app/eu/agents/abc/settings?tab=nonsense', 'signed in', '/app/eu/agents/abc/settings'],
    ['/app/eu/agents/abc/settings?activeTabIndex=2', 'signed in', '/app/eu/agents/abc/settings?tab=technical'],
    ['/app/eu/agents/abc/settings?activeTabIndex=9', 'signed in', '/app/eu/agents/abc/settings'],
    ['/app/eu/agents/abc/nonsense', 'signed in', 'not found'],
    ['/app/eu/agents/abc/voice', 'signed in', 'not found'],
    ['/app/eu/agents/atlantic/kb?tab=qa', 'signed in', '/app/na/agents/atlantic/kb?tab=qa'],
    ['/app/eu/agents/gone/overview', 'signed in', '/app/eu/agents'],
    ['/app/eu/agents/unclear/overview', 'signed in', '/app/eu/agents/unclear/overview'],
    ['/app/eu/automations', 'signed in', '/app/eu/automations'],
    ['/app/moon/agents', 'signed in', 'not found'],
    ['/legal/nonsense', 'signed out', 'not found'],
    ['/nonsense', 'signed out', 'not found'],
    ['/app/eu/nonsense', 'signed in', 'not found'],
    ['/c/anything', 'signed in', 'not found'],
    ['/client/onboarding', 'signed in', 'not found'],
  ])('%s, %s: %s', async (path, who, where) => {
    expect(await open(path, who)).toBe(where)
  })

  test.each(['overview', 'nodes', 'kb', 'convos', 'settings'])('the agent’s %s opens', async (tab) => {
    const path = `/app/eu/agents/abc/${tab}`
    expect(await open(path, 'signed in')).toBe(path)
  })

  test.each(['about', 'privacy-policy', 'tos', 'refund-policy', 'cookie-policy', 'contact', 'gdpr'])(
    'the public text %s opens without a sign-in',
    async (page) => {
      expect(await open(`/legal/${page}`, 'signed out')).toBe(`/legal/${page}`)
    },
  )

  test.each([
    'integrations',
    'meta-pages',
    'whatsapp-numbers',
    'twilio-numbers',
    'events',
    'sessions',
    'prompts',
    'agency',
    'clients',
    'credentials',
    'account/billing',
  ])('the workspace’s %s needs a sign-in before it opens or is not found', async (place) => {
    const path = `/app/eu/${place}`
    expect(await open(path, 'signed out')).toMatch(/^\/login|^not found$/)
    expect([path, 'not found']).toContain(await open(path, 'signed in'))
  })
})
