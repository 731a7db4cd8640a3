import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { brandHead } from '#functions/domains/portal/brand-head'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'
import { noIcons } from '#shared/agencies/icon-sizes'
import { PORTAL_HEAD_MARK, PORTAL_PAGE, type PortalBrand } from '#shared/agencies/portal-brand'
import { productBrand } from '#shared/notifications/manifest'
import { holdBack } from '#test/support/database/hold-back'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { agencyFixture } from '#test/support/worlds/region-fixtures/agency-fixture'

const { fixture, newAgency, save, add, remove, at } = agencyFixture()

let site: ThirdPartyServer
const built = (more = '') =>
  `<!doctype html><html lang="en" data-theme="light"><head>${PORTAL_HEAD_MARK}<script type="module" src="/portal/main.js"></script></head><body>${more}</body></html>`

beforeAll(async () => {
  site = await thirdPartyServer()
  process.env.PUBLIC_URL = site.origin
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => {
  site.answer(({ url }, response) => {
    response.statusCode = url === PORTAL_PAGE ? 200 : 404
    response.end(built())
  })
})

const portal = (host: string, headers: Readonly<Record<string, string>> = {}) =>
  fixture.region.invoke('GET /public/portal', {}, { headers: { ...at(host).headers, ...headers } })

/** The brand as a browser reads it: the text of the first script with the id, up to what ends it. */
const brandIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="portal-brand">([\s\S]*?)<\/script/i.exec(html)?.[1] ?? '')

const itemsOf = ({ input }: DatabaseCommand): string =>
  JSON.stringify((input as { TransactItems?: unknown }).TransactItems ?? [])
const isDirectoryWrite = (command: DatabaseCommand): boolean => itemsOf(command).includes('"TableName":"directory"')
const isBrandWrite = (command: DatabaseCommand): boolean =>
  isDirectoryWrite(command) && itemsOf(command).includes('Second')

describe('the page of an agency’s host', () => {
  test('carries the brand in its head, and nothing that only the team may know', async () => {
    const owner = await newAgency()
    await add(owner, 'heron')
    await save(owner, {
      name: 'Heron & Sons',
      customThemeJSONString: JSON.stringify({ primary: '#be123c' }),
      themeColorUsage: 'gradient',
      themeVariant: 'flat',
      squarePhotoURL: `${site.origin}/media/eu/abc-123.png`,
      settings: { disablePasswordLogin: true, enableClientSignup: true, clientOnboarding: {} },
    })
    const { status, body, headers } = await portal('heron.agencies.example')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=45, stale-if-error=86400',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    })
    expect(body).toContain('<title>Heron &#38; Sons</title>')
    expect(body).toContain('<html data-usage="gradient" data-variant="flat" lang="en"')
    expect(body).toContain(':root{--brand:#be123c;')
    expect(body).toContain('<link rel="apple-touch-icon" href="/media/eu/abc-123.png">')
    expect(brandIn(body)).toMatchObject({
      agencyId: owner.agencyId,
      region: 'eu',
      name: 'Heron & Sons',
      logo: '/media/eu/abc-123.png',
      favicon: '/media/eu/abc-123.png',
      primary: '#be123c',
      hasPassword: false,
      hasSignup: true,
    })
    const { secret } = fixture.region.rows().find(({ ID }) => ID === owner.agencyId) ?? {}
    expect(String(secret)).toHaveLength(25)
    expect(body).not.toContain(String(secret))
    expect(body).not.toContain(owner.workspaceId)
    expect(JSON.stringify([body, headers]).toLowerCase()).not.toContain(productBrand.name.toLowerCase())
  })

  test('shows settings that were saved a moment ago, and never older ones again', async () => {
    const owner = await newAgency()
    await add(owner, 'egret')
    await save(owner, { name: 'First' })
    const first = fixture.region.events().findLast(({ type }) => type === 'agencies.saved')
    await save(owner, { name: 'Second' })
    expect((await portal('egret.agencies.example')).body).toContain('<title>Second</title>')
    const { deliver } = await import('#test/support/handlers/deliver')
    const { handler } = await import('#functions/domains/brand/publish-brand')
    if (first) await deliver(handler, first)
    expect((await portal('egret.agencies.example')).body).toContain('<title>Second</title>')
  })

  test('keeps the newest brand when an older one is published late', async () => {
    const owner = await newAgency()
    await add(owner, 'avocet')
    await save(owner, { name: 'First' })
    const late = holdBack(isBrandWrite)
    const slow = save(owner, { name: 'Second' }, 1)
    await late.held
    await save(owner, { name: 'Third' })
    late.letGo()
    await slow
    expect((await portal('avocet.agencies.example')).body).toContain('<title>Third</title>')
  })

  test('has the settings that were saved while its host was being claimed', async () => {
    const owner = await newAgency()
    await save(owner, { name: 'Before' })
    const { held, letGo } = holdBack(isDirectoryWrite)
    const claim = add(owner, 'curlew')
    await held
    await save(owner, { name: 'Meanwhile' })
    letGo()
    await claim
    expect((await portal('curlew.agencies.example')).body).toContain('<title>Meanwhile</title>')
  })

  test('is another agency’s on its host, whatever the caller says the host is', async () => {
    const [one, other] = [await newAgency(), await newAgency()]
    await add(one, 'one')
    await add(other, 'other')
    await save(one, { name: 'One' })
    await save(other, { name: 'Other' })
    expect((await portal('one.agencies.example')).body).toContain('<title>One</title>')
    expect((await portal('other.agencies.example')).body).toContain('<title>Other</title>')
    // without the edge's secret a host is a forgery
    for (const secret of ['', 'guessed']) {
      const forged = await portal('one.agencies.example', { 'x-origin-secret': secret })
      expect({ status: forged.status, isBranded: String(forged.body).includes('One') }).toEqual({
        status: 404,
        isBranded: false,
      })
    }
    // a host header of the viewer's own choice is not the edge's word either
    expect((await portal('other.agencies.example', { host: 'one.agencies.example' })).body).toContain('Other')
  })

  test.each(['nobody.agencies.example', 'app.agencies.example', 'localhost', ''])(
    'is a plain one that names nobody for %j',
    async (host) => {
      const { status, body, headers } = await portal(host)
      expect(status).toBe(404)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      expect(body).toContain('There is no page at this address.')
      expect(body.toLowerCase()).not.toContain(productBrand.name.toLowerCase())
    },
  )

  test('is plain once the host is given up', async () => {
    const owner = await newAgency()
    await add(owner, 'crane')
    expect((await portal('crane.agencies.example')).status).toBe(200)
    await remove(owner, 'crane.agencies.example')
    expect((await portal('crane.agencies.example')).status).toBe(404)
  })

  test('has the agency’s manifest and icon beside it, and another host the product’s', async () => {
    const owner = await newAgency()
    await add(owner, 'ibis')
    await save(owner, {
      name: 'Ibis & Daughters of Oslo',
      squarePhotoURL: `${site.origin}/media/eu/ibis.webp`,
      customThemeJSONString: JSON.stringify({ primary: '#be123c' }),
    })
    const { body } = await fixture.region.invoke('GET /public/manifest', {}, at('ibis.agencies.example'))
    expect(body).toMatchObject({
      name: 'Ibis & Daughters of Oslo',
      short_name: 'Ibis & Daugh',
      theme_color: '#be123c',
      icons: [{ src: '/media/eu/ibis.webp', type: 'image/webp' }],
    })
    expect(JSON.stringify(body).toLowerCase()).not.toContain(productBrand.name.toLowerCase())
    const icon = await fixture.region.invoke('GET /public/icon', {}, at('ibis.agencies.example'))
    expect(icon).toMatchObject({ status: 302, headers: { location: '/media/eu/ibis.webp' } })
    expect((await fixture.region.invoke('GET /public/icon', {}, at('nobody.agencies.example'))).status).toBe(404)
    const other = await fixture.region.invoke('GET /public/manifest', {}, at('app.example.com'))
    expect(other.body.name).toBe(productBrand.name)
  })

  test('stays the last good one while the built page cannot be had', async () => {
    const owner = await newAgency()
    await add(owner, 'stork')
    expect((await portal('stork.agencies.example')).status).toBe(200)
    site.answer((_, response) => {
      response.statusCode = 503
      response.end('<html>out of order</html>')
    })
    const now = world().now()
    onTestFinished(replaceWorld({ ...world(), now: () => now + 3_600_000 }))
    const { status, body } = await portal('stork.agencies.example')
    expect(status).toBe(200)
    expect(body).toContain('/portal/main.js')
  })
})

const brand: PortalBrand = {
  agencyId: 'a',
  region: 'eu',
  name: 'Studio',
  brandingText: '',
  logo: '',
  darkLogo: '',
  favicon: '',
  icons: noIcons,
  primary: '#0070f3',
  shades: [],
  usage: 'plain',
  variant: 'default',
  font: 'system',
  fontFaces: [],
  customCss: '',
  supportEmail: '',
  mainWebsite: '',
  tosPage: '',
  privacyPolicypPage: '',
  address: '',
  hasPassword: true,
  hasSignup: false,
  frames: [],
  framesHost: '',
}
const attacks = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  ';}body{background:url(https://evil.example)}',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  "$& $` $' $1",
  '\u2028\u2029</script>',
]

describe('no setting breaks out of its place in the head', () => {
  test.each(attacks)('%j', (attack) => {
    const texts = Object.fromEntries(
      Object.entries(brand).map(([name, value]) => [
        name,
        typeof value === 'string' && !['agencyId', 'region', 'primary', 'usage', 'variant'].includes(name)
          ? attack
          : value,
      ]),
    ) as unknown as PortalBrand
    const head = brandHead(texts)
    expect(head.match(/<script/gi)).toHaveLength(1)
    expect(head.match(/<\/script/gi)).toHaveLength(1)
    expect(head.match(/<style|<\/style/gi)).toHaveLength(2)
    expect(head.match(/<title|<\/title/gi)).toHaveLength(2)
    expect(head).not.toMatch(/<(?:img|!--)/i)
    const style = /<style>([\s\S]*?)<\/style>/.exec(head)?.[1] ?? ''
    expect(style).toMatch(/^:root\{(?:--[a-z\d-]+:[#a-z\d.]+;?)+\}$/)
    for (const [, value] of head.matchAll(/(?:content|href)="([^"]*)"/g)) expect(value).not.toMatch(/[<>']/)
    expect(brandIn(head)).toEqual(texts)
  })

  const store = async (host: string, stored: object) => {
    const row = fixture.region.directory().find((each) => each.host === host)
    await fixture.region.database.send({
      constructor: { name: 'PutCommand' },
      input: { TableName: 'directory', Item: { ...row, brand: JSON.stringify(stored) } },
    } as never)
  }

  test('and a stored one that does not parse shows no page of the agency', async () => {
    await add(await newAgency(), 'broken')
    await store('broken.agencies.example', { ...brand, primary: 'red;}body{display:none' })
    expect((await portal('broken.agencies.example')).status).toBe(500)
  })

  test('and a stored address of a frame ends no directive of the page’s policy', async () => {
    await add(await newAgency(), 'framed')
    const bad = [
      'https://x.example;sandbox',
      'https://x.example/;sandbox',
      'https://*.example',
      "https://x.example/ 'self'",
      '*',
    ]
    await store('framed.agencies.example', { ...brand, frames: [...bad, 'https://good.example'] })
    const policy = String((await portal('framed.agencies.example')).headers['content-security-policy'])
    expect(policy).toMatch(/; frame-src 'self'(?: https:\/\/x\.example)* https:\/\/good\.example; /)
    expect(policy).not.toMatch(/sandbox|\*/)
  })
})
