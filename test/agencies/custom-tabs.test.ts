import { describe, expect, test } from 'vitest'
import { portraitPrefix } from '#functions/files/portraits/portrait-prefix'
import { hostClaims } from '#lib/hosts/host-claims'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()

const tabOf = (given: Readonly<Record<string, unknown>> = {}) => ({
  id: 'reportTab1',
  label: 'Report',
  href: '/report',
  iconUrl: '',
  pageType: 'html',
  iframeUrl: '',
  alwaysVisible: false,
  ...given,
})

const agency = async (name: string) => {
  const it = await newAgencyPortal(fixture.region, name)
  const settings = async () => (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body.agency
  const save = async (customTabs: readonly object[]) =>
    it.team('POST /v2/workspaces/{workspaceId}/agency/settings', {
      lastModified: (await settings()).lastModified,
      changes: { customTabs },
    })
  const code = (tabId: string) => it.team('GET /v2/workspaces/{workspaceId}/agency/tabs/{tabId}', { tabId })
  return { ...it, settings, save, code }
}

describe('the address of a custom tab', () => {
  test.each([
    ['report', 'URL must include a leading slash (/)'],
    ['', 'URL must include a leading slash (/)'],
    ['/home', 'This URL is reserved for a default tab'],
    ['/Convos', 'This URL is reserved for a default tab'],
    // what the portal calls it
    ['/conversations', 'This URL is reserved for a default tab'],
    ['/first', 'This URL is already used by another tab'],
    ['/FIRST', 'This URL is already used by another tab'],
    ['//evil.example', 'Use letters, digits, hyphens and underscores after the slash, like /reports.'],
    ['/a/../b', 'Use letters, digits, hyphens and underscores after the slash, like /reports.'],
    ['/', 'Use letters, digits, hyphens and underscores after the slash, like /reports.'],
  ])('%j is refused', async (href, message) => {
    const it = await agency('address')
    const first = tabOf({ id: 'firstTab01', href: '/first' })
    const refused = await it.save([first, tabOf({ href })])
    expect(refused.status).toBe(422)
    expect(refused.body.issues).toEqual([expect.objectContaining({ path: 'changes.customTabs.1.href', message })])
    expect((await it.settings()).customTabs).toEqual([])
  })
})

describe('a custom tab', () => {
  test('keeps its order, fields and code, which is stored apart and packed', async () => {
    const it = await agency('keeps')
    const html = tabOf({ htmlContent: '<h1>Report</h1>', jsContent: 'draw()' })
    const iframe = tabOf({
      id: 'calendar01',
      href: '/calendar',
      pageType: 'iframe',
      iframeUrl: 'https://cal.example/x',
    })
    expect((await it.save([iframe, html])).status).toBe(200)
    expect((await it.settings()).customTabs).toEqual([iframe, tabOf()])
    expect((await it.code('reportTab1')).body).toEqual({ htmlContent: '<h1>Report</h1>', jsContent: 'draw()' })
    // code that is not named stays
    expect((await it.save([{ ...tabOf(), label: 'Figures', jsContent: 'redraw()' }, iframe])).status).toBe(200)
    expect((await it.code('reportTab1')).body).toEqual({ htmlContent: '<h1>Report</h1>', jsContent: 'redraw()' })
    expect((await it.settings()).customTabs.map(({ label }: { label: string }) => label)).toEqual(['Figures', 'Report'])
  })

  test('is deleted with its code', async () => {
    const it = await agency('deletes')
    await it.save([tabOf({ htmlContent: '<h1>Report</h1>' })])
    const codes = () =>
      fixture.region.rows().filter(({ pk, sk }) => pk === `AGY#${it.agencyId}` && `${sk}`.startsWith('TAB#'))
    expect(codes()).toHaveLength(1)
    expect((await it.save([])).status).toBe(200)
    expect(codes()).toEqual([])
    expect((await it.code('reportTab1')).status).toBe(404)
  })

  test('is at most 100 KB of packed code', async () => {
    const it = await agency('large')
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) => byte.toString(36)).join('')
    const refused = await it.save([tabOf({ htmlContent: noise, jsContent: [...noise].reverse().join('') })])
    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain('100 KB')
    // what packs well is no larger for being long
    expect((await it.save([tabOf({ htmlContent: '<p>again</p>'.repeat(20_000) })])).status).toBe(200)
  })

  test('has an icon of 1 MB at most, whose file goes with the tab', async () => {
    const it = await agency('icon')
    const png = (bytes: number) => {
      const made = new Uint8Array(bytes)
      made.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      return made
    }
    const upload = async (id: string, bytes: number) => {
      const name = `${portraitPrefix(it.uid, id)}x.png`
      await fixture.region.files.put(`media/unsaved/${name}`, png(bytes), 'image/png')
      return `https://app.example.com/media/eu/unsaved/${name}`
    }
    const refused = await it.save([tabOf({ iconUrl: await upload('big', 1_000_001) })])
    expect([refused.status, refused.body.message]).toEqual([413, 'An icon can be 1 MB.'])
    await it.save([tabOf({ iconUrl: await upload('small', 1_000_000) })])
    const [{ iconUrl }] = (await it.settings()).customTabs
    expect(iconUrl).toMatch(/\/media\/eu\/[\w-]+\.png$/)
    const replaced = () => fixture.region.events().filter(({ type }) => type === 'workspaces.portrait-replaced')
    const before = replaced().length
    await it.save([tabOf({ label: 'Renamed', iconUrl })])
    expect(replaced()).toHaveLength(before)
    await it.save([])
    expect(replaced().slice(before)).toEqual([expect.objectContaining({ data: { workspaceId: it.uid, url: iconUrl } })])
  })

  test.each([
    ['http://cal.example', 'Use an address like https://example.com of another site.'],
    ['javascript:alert(1)', 'Use an address like https://example.com of another site.'],
    // it would end the directive of the portal's policy, or widen it
    ['https://cal.example;sandbox', 'Use an address like https://example.com of another site.'],
    ['https://cal.example,sandbox;', 'Use an address like https://example.com of another site.'],
    ['https://*.com', 'Use an address like https://example.com of another site.'],
    ['https://ada:secret@cal.example', 'Use an address like https://example.com of another site.'],
    ['https://app.example.com/app/eu', 'A page of your portal or of this platform cannot be shown in a tab.'],
    ['https://other.example.com', 'A page of your portal or of this platform cannot be shown in a tab.'],
    ['https://heron.agencies.example', 'A page of your portal or of this platform cannot be shown in a tab.'],
    ['https://HERON.agencies.example./x', 'A page of your portal or of this platform cannot be shown in a tab.'],
    ['https://portal.heron-studio.example', 'A page of your portal or of this platform cannot be shown in a tab.'],
  ])('does not show %s', async (iframeUrl, message) => {
    const it = await agency('frames')
    await hostClaims.save({
      host: 'portal.heron-studio.example',
      type: 'custom' as never,
      agencyId: 'another',
      workspaceId: 'another',
      claimId: 'claim',
      state: 'live',
      at: 1,
      region: 'eu',
    })
    const refused = await it.save([tabOf({ pageType: 'iframe', iframeUrl })])
    expect([refused.status, refused.body.issues?.[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'changes.customTabs.0.iframeUrl', message }),
    ])
  })
})

describe('in the portal', () => {
  test('a client finds the tabs given to them and those that everybody sees, in their order', async () => {
    const it = await agency('order')
    const shown = tabOf({
      id: 'alwaysTab1',
      href: '/help',
      label: 'Help',
      alwaysVisible: true,
    })
    // a picture of another host is none
    const foreign = { ...shown, iconUrl: 'https://x.example/i.png' }
    expect((await it.save([foreign])).body.issues[0].path).toBe('changes.customTabs.0.iconUrl')
    await it.save([tabOf({ htmlContent: '<h1>Report</h1>' }), shown])
    const with_ = await it.client('ingrid@fjord.example', ['/convos', '/c/reportTab1'])
    const without = await it.client('bo@fjord.example', ['/convos'])
    const me = async (cookie: string) => (await it.call('GET /portal/me', {}, cookie)).body
    expect((await me(without.cookie)).customTabs).toEqual([
      { id: 'alwaysTab1', label: 'Help', href: '/help', icon: '', pageType: 'html', iframeUrl: '' },
    ])
    await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', {
      clientId: with_.ID,
      order: ['c/reportTab1', 'kb', 'convos'],
    })
    const { navigation, customTabs } = await me(with_.cookie)
    expect(navigation.slice(0, 2)).toEqual(['/c/report', '/convos'])
    expect(navigation).toContain('/c/help')
    expect(customTabs.map(({ id }: { id: string }) => id)).toEqual(['reportTab1', 'alwaysTab1'])
    // a new address keeps its clients
    await it.save([tabOf({ href: '/figures' }), shown])
    expect((await me(with_.cookie)).navigation[0]).toBe('/c/figures')
  })

  test('its code is for those who have it, at every call', async () => {
    const it = await agency('code')
    await it.save([tabOf({ htmlContent: '<h1>Report</h1>', jsContent: '' })])
    const { ID, cookie } = await it.client('ingrid@fjord.example', ['/convos'])
    const read = () => it.call('GET /portal/tabs/{tabId}', { tabId: 'reportTab1' }, cookie)
    expect((await read()).status).toBe(404)
    await it.give(ID, ['/c/reportTab1'])
    expect((await read()).body).toEqual({ htmlContent: '<h1>Report</h1>', jsContent: '' })
    await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', {
      clientId: ID,
      take: ['/c/reportTab1'],
    })
    expect((await read()).status).toBe(404)
    await it.save([tabOf({ alwaysVisible: true })])
    expect((await read()).status).toBe(200)
    const { lastModified } = it.organisation
    await it.team('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
      organisationId: it.organisation.ID,
      lastModified,
      changes: { settings: { ...it.organisation.settings, disableClientAccess: true } },
    })
    expect((await read()).status).toBe(403)
  })

  test('another agency’s tab is missing, whatever its id', async () => {
    const [it, other] = [await agency('mine'), await agency('theirs')]
    await other.save([tabOf({ alwaysVisible: true, htmlContent: 'theirs' })])
    const { cookie } = await it.client('ingrid@fjord.example', ['/c/reportTab1'])
    expect((await it.call('GET /portal/tabs/{tabId}', { tabId: 'reportTab1' }, cookie)).status).toBe(404)
  })
})
