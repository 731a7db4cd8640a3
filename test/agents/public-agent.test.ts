import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
const agentId = 'public-agent-001'

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await region.invoke(
    'POST /v2/agents/{agentId}',
    {
      agentId,
      title: 'Desk',
      ADVANCED_customCSS: '.vg-chat{color:red;inset:0}',
      whatsappPhoneNumber: '+1 555 0100',
      customThemeJSONString: '{"primary":"#facc15"}',
    },
    { token: owner.token },
  )
})
afterAll(() => region.stop())
beforeEach(clearLiveAgentCache)

const publish = () => region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
const change = async (patch: object) => {
  await region.invoke('POST /v2/agents/{agentId}', { agentId, ...patch }, { token: owner.token })
  await publish()
  clearLiveAgentCache()
}
const ask = (headers: Record<string, string> = {}) =>
  region.invoke('GET /public/agents/{agentId}', { agentId }, { headers })

test('the public agent is exactly this set of fields', async () => {
  const { body } = await ask()
  expect(Object.keys(body.data).toSorted()).toEqual(
    [
      'ADVANCED_customCSS',
      'ID',
      'UIhandoffSubtitle',
      'UIhandoffTitle',
      'autoOpenWidget',
      'autoStartWidget',
      'branding',
      'chatBgURL',
      'country',
      'credits',
      'customThemeJSONString',
      'description',
      'enableGeoAnalytics',
      'fontFamily',
      'hearsVoice',
      'hue',
      'lang',
      'listenForUrlChanges',
      'messageDelayMS',
      'onBrand',
      'ownerID',
      'proactiveMessage',
      'region',
      'roundedImageURL',
      'scrollAnimation',
      'syncBrowser',
      'theme',
      'title',
      'ui',
      'usage',
      'whatsappPhoneNumber',
    ].toSorted(),
  )
  expect(Object.keys(body.data.ui)).toEqual(['showWhatsappButtonOnWeb', 'widgetType'])
})

test('it contains no key, prompt, node or spend guard', async () => {
  const text = JSON.stringify((await ask()).body)
  for (const secret of [
    'vg_',
    'systemPrompt',
    'nodes',
    'SECRET',
    'spendGuards',
    'allowedOrigins',
    'payer',
    'balance',
    'customer-care',
  ])
    expect(text).not.toContain(secret)
})

test('an owner’s CSS is served sanitised and stored unchanged', async () => {
  const { body } = await ask()
  expect(body.data.ADVANCED_customCSS).toBe(':is(.panel){color:red}')
  const draft = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: owner.token })
  expect(draft.body.data.ADVANCED_customCSS).toBe('.vg-chat{color:red;inset:0}')
})

test('any site may fetch it, and no cache stores it', async () => {
  const { headers } = await ask()
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

test('the server does the colour arithmetic: text colour and hue of the brand', async () => {
  await change({ theme: 'custom' })
  const yellow = (await ask()).body.data
  expect(yellow.onBrand).toBe('#0b0f14')
  expect(yellow.hue).toBeGreaterThan(80)
  await change({ theme: 'blue-dark' })
  expect((await ask()).body.data.onBrand).toBe('#ffffff')
})

test('the country comes from the edge, upper case or empty', async () => {
  expect((await ask({ 'cloudfront-viewer-country': 'PT' })).body.data.country).toBe('PT')
  expect((await ask()).body.data.country).toBe('')
})

const noGuards = { perConversation: 0, perVisitorPerDay: 0, perDay: 0, turnsPerConversation: 0, alertAt: [50] }

test('an agent stopped by its owner says so', async () => {
  await change({ security: { allowedOrigins: [], spendGuards: { ...noGuards, isStopped: true } } })
  expect((await ask()).body.data.usage).toEqual({ shouldContinue: false })
  const { body } = await region.invoke('GET /v2/public/agents/{agentId}/usage', { agentId })
  expect(body).toEqual({ data: { shouldContinue: false } })
  await change({ security: { allowedOrigins: [], spendGuards: { ...noGuards, isStopped: false } } })
  expect((await ask()).body.data.usage).toEqual({ shouldContinue: true })
})

test('the kill switch takes effect without a publish, and publishes nothing else', async () => {
  const saved = async (isStopped: boolean) => {
    await region.invoke(
      'POST /v2/agents/{agentId}',
      {
        agentId,
        title: 'A draft of another name',
        security: { allowedOrigins: [], spendGuards: { ...noGuards, isStopped } },
      },
      { token: owner.token },
    )
    clearLiveAgentCache()
  }
  const before = (await ask()).body.data.title
  await saved(true)
  expect((await ask()).body.data).toMatchObject({ title: before, usage: { shouldContinue: false } })
  await saved(false)
  expect((await ask()).body.data).toMatchObject({ title: before, usage: { shouldContinue: true } })
  await change({ title: before })
})

test('the agents of a workspace with credits may continue', async () => {
  expect((await ask()).body.data.credits).toEqual({ continue: true, hasEverPaid: false })
  const { body } = await region.invoke('GET /public/users/{ownerId}/check-credits', { ownerId: owner.uid })
  expect(body).toEqual({ continue: true, hasEverPaid: false })
})

test.each(['missing-agent-1', 'x', 'a'.repeat(41), '../../etc', '<script>'])(
  'an unknown agent %j answers without a stack',
  async (id) => {
    const { status, body } = await region.invoke('GET /public/agents/{agentId}', { agentId: id })
    expect([404, 422]).toContain(status)
    expect(body.message).not.toMatch(/at |\.ts/)
  },
)

test('any site may frame the widget, or only those that the agent allows and our own host', async () => {
  const frame = () => region.invoke('GET /public/agents/{agentId}/frame', { agentId })
  const framedBy = async () =>
    /frame-ancestors ([^;]*)/.exec(String((await frame()).headers['content-security-policy']))?.[1]
  expect(await framedBy()).toBe('*')
  const allowedOrigins = ['https://shop.example', 'https://*.rides.example:8443']
  const { body } = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: owner.token })
  await change({ security: { ...body.data.security, allowedOrigins } })
  expect(await framedBy()).toBe("'self' https://shop.example https://*.rides.example:8443")
  await change({ security: { ...body.data.security, allowedOrigins: [] } })
  expect(await framedBy()).toBe('*')
  const { headers, body: html } = await frame()
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'.*script-src 'self';.*require-trusted-types-for/,
  )
  expect(headers['x-frame-options']).toBeUndefined()
  expect(html).toContain('src="/widget/frame.js"')
})

test('the frame loads pictures from our hosts only', async () => {
  const pictures = async () => {
    const { headers } = await region.invoke('GET /public/agents/{agentId}/frame', { agentId })
    return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  expect(await pictures()).toBe("'self' data: blob:")
  process.env.PUBLIC_URL = 'https://app.example.com/'
  try {
    expect(await pictures()).toBe("'self' data: blob: https://app.example.com")
  } finally {
    delete process.env.PUBLIC_URL
  }
})

test('the frame of an agent that does not exist is empty', async () => {
  const { status, body } = await region.invoke('GET /public/agents/{agentId}/frame', { agentId: 'missing-agent-1' })
  expect([status, body]).toEqual([404, undefined])
})

test('widget loads are counted only with a country and the owner’s consent', async () => {
  const load = (headers: Record<string, string>) =>
    region.invoke(
      'POST /agents/{agentId}/analytics',
      { agentId, region: 'eu', record: 'loads', ts: 1, browser: 'Firefox', origin: 'web-chat', platform: 'linux' },
      { headers },
    )
  await change({ enableGeoAnalytics: true })
  expect((await load({})).body).toEqual({ success: false })
  expect((await load({ 'cloudfront-viewer-country': 'PT' })).body).toEqual({ success: true })
  await change({ enableGeoAnalytics: false })
  expect((await load({ 'cloudfront-viewer-country': 'PT' })).body).toEqual({ success: false })
  expect(region.events().filter(({ type }) => type === 'analytics.widget-loaded')).toHaveLength(1)
})

test('one address inflates an agent’s loads no further than an office could', async () => {
  const load = (address: string) =>
    region.invoke(
      'POST /agents/{agentId}/analytics',
      { agentId, region: 'eu', record: 'loads', ts: 1, browser: 'Firefox', origin: 'web-chat', platform: 'linux' },
      { headers: { 'cloudfront-viewer-country': 'PT', 'cloudfront-viewer-address': `${address}:1234` } },
    )
  await change({ enableGeoAnalytics: true })
  const loads = () => region.events().filter(({ type }) => type === 'analytics.widget-loaded').length
  const before = loads()
  const answers = []
  for (let at = 0; at < 120; at++) answers.push((await load('198.51.100.7')).body)
  expect(answers).toEqual(Array.from({ length: 120 }, () => ({ success: true })))
  expect(loads() - before).toBe(120)
  expect(await load('198.51.100.7')).toMatchObject({ status: 200, body: { success: false } })
  expect((await load('198.51.100.8')).body).toEqual({ success: true })
  expect(loads() - before).toBe(121)
  await change({ enableGeoAnalytics: false })
})
