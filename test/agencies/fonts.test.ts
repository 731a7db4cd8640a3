import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { facesIn } from '#functions/agencies/fonts/faces-in'
import { handler as deletePortrait } from '#functions/files/portraits/delete-portrait'
import { deliver } from '#test/support/handlers/deliver'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { agencyFixture } from '#test/support/worlds/region-fixtures/agency-fixture'

const { fixture, newAgency, save, add, settingsOf } = agencyFixture()

let service: ThirdPartyServer
beforeAll(async () => {
  service = await thirdPartyServer()
  process.env.FONT_SERVICE = service.origin
})
afterAll(async () => {
  delete process.env.FONT_SERVICE
  await service[Symbol.asyncDispose]()
})

const face = (alphabet: string, weight: string, file: string, origin = service.origin) =>
  `/* ${alphabet} */\n@font-face {\n  font-family: 'Lora';\n  font-style: normal;\n  font-weight: ${weight};\n  src: url(${origin}/${file}) format('woff2');\n  unicode-range: ${alphabet === 'latin' ? 'U+0000-00FF, U+0131' : 'U+0400-045F'};\n}\n`

const woff2 = (bytes: number, sign = 'wOF2') => Buffer.concat([Buffer.from(sign), Buffer.alloc(bytes - 4, sign)])

/** What the service has: sheets by the family and its weights, files by their name. */
const has = (sheets: Readonly<Record<string, string>>, files: Readonly<Record<string, Buffer>>) =>
  service.answer((request, response) => {
    const url = new URL(request.url ?? '', service.origin)
    const sheet = sheets[url.searchParams.get('family') ?? '']
    const file = files[url.pathname.slice(1)]
    response.statusCode = url.pathname === '/css2' ? (sheet ? 200 : 400) : file ? 200 : 404
    response.end(sheet ?? file)
  })

const WEIGHTS = ':wght@400;500;700'
beforeEach(() =>
  has(
    {
      [`Lora${WEIGHTS}`]:
        face('cyrillic', '400', 'c.woff2') + face('latin', '400', 'l.woff2') + face('latin', '700', 'l.woff2'),
    },
    { 'c.woff2': woff2(2000), 'l.woff2': woff2(3000) },
  ),
)

const fontFiles = () => fixture.region.files.keys().filter((key) => key.startsWith('media/font-'))

describe('the font of an agency', () => {
  test('is copied, so that its pages ask no other host, and stands in their head', async () => {
    const owner = await newAgency()
    await add(owner, 'kite')
    expect((await save(owner, { googleFont: ' Lora ' })).status).toBe(200)
    const { googleFont, fontFaces } = await settingsOf(owner)
    expect(googleFont).toBe('Lora')
    // Latin first, and a file that two weights share is stored once
    expect(fontFaces.map(({ weight }: { weight: string }) => weight)).toEqual(['400', '700', '400'])
    expect(new Set(fontFaces.map(({ url }: { url: string }) => url)).size).toBe(2)
    expect(fixture.region.files.servedAs(fontFiles()[0] ?? '')).toEqual(['font/woff2', undefined])
    process.env.PUBLIC_URL = 'https://app.example.com'
    const { brandHead } = await import('#functions/domains/portal/brand-head')
    const { brandOfAgency } = await import('#functions/domains/brand/brand-of-agency')
    const { agencies } = await import('#functions/agencies/store')
    const stored = await agencies.get({ ID: owner.agencyId })
    if (!stored) throw new Error('no agency')
    const head = brandHead(brandOfAgency(stored))
    const path = new URL(fontFaces[0].url).pathname
    expect(path).toMatch(/^\/media\/eu\/font-[\w-]+\.woff2$/)
    expect(head).toContain(`<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`)
    expect(head.match(/rel="preload"/g)).toHaveLength(1)
    expect(head).toContain(`@font-face{font-family:"Portal";src:url(${path}) format("woff2");font-weight:400;`)
    expect(head).toContain('--font-ui:"Portal", system-ui, sans-serif')
    expect(head).not.toMatch(/https?:/)
  })

  test.each(['No Such Font', 'Lora:wght@400', 'Lora&family=Rubik', '../Lora', '</style>'])(
    'is refused where the service has none of that name: %s',
    async (googleFont) => {
      const owner = await newAgency()
      const refused = await save(owner, { googleFont }, 0)
      expect([refused.status, refused.body.issues?.[0]]).toEqual([
        422,
        expect.objectContaining({
          path: 'changes.googleFont',
          message: 'This font name is not a valid one, please double check font name.',
        }),
      ])
      expect((await settingsOf(owner)).googleFont).toBe('Rubik')
    },
  )

  test('“inherit” and the default are asked of nobody', async () => {
    const owner = await newAgency()
    const before = service.requests.length
    for (const googleFont of ['inherit', 'Rubik'])
      expect((await save(owner, { googleFont }, 0)).body.agency).toMatchObject({ googleFont, fontFaces: [] })
    expect(service.requests.length).toBe(before)
  })

  test('of one weight is found by its bare name', async () => {
    has({ Lobster: face('latin', '400', 'l.woff2') }, { 'l.woff2': woff2(3000) })
    const owner = await newAgency()
    expect((await save(owner, { googleFont: 'Lobster' }, 0)).body.agency.fontFaces).toHaveLength(1)
    expect(service.requests.slice(-3).map(({ url }) => url)).toEqual([
      '/css2?family=Lobster:wght@400;500;700&display=swap',
      '/css2?family=Lobster&display=swap',
      '/l.woff2',
    ])
  })

  test('is not saved while the service fails, which is no fault of its name', async () => {
    service.answer((_, response) => {
      response.statusCode = 503
      response.end()
    })
    const owner = await newAgency()
    const refused = await save(owner, { googleFont: 'Lora' }, 0)
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'Fonts cannot be checked at present. Try again in a minute.',
    ])
  })

  test('is no file but a woff2 of the service itself', async () => {
    const elsewhere = await thirdPartyServer((_, response) => response.end(woff2(1000)))
    has(
      {
        [`Html${WEIGHTS}`]: face('latin', '400', 'page.woff2'),
        [`Other${WEIGHTS}`]: face('latin', '400', 'l.woff2', elsewhere.origin),
      },
      { 'page.woff2': woff2(2000, '<htm') },
    )
    const owner = await newAgency()
    const before = fontFiles().length
    for (const googleFont of ['Html', 'Other']) expect((await save(owner, { googleFont }, 0)).status).toBe(422)
    expect(fontFiles()).toHaveLength(before)
    expect(elsewhere.requests).toEqual([])
    await elsewhere[Symbol.asyncDispose]()
  })

  test('is 1.5 MB at most: later alphabets are left out, a larger first one is refused', async () => {
    has(
      {
        [`Wide${WEIGHTS}`]: face('greek', '400', 'g.woff2') + face('latin', '400', 'l.woff2'),
        [`Huge${WEIGHTS}`]: face('latin', '400', 'h.woff2'),
      },
      { 'l.woff2': woff2(1_000_000), 'g.woff2': woff2(600_000), 'h.woff2': woff2(1_500_001) },
    )
    const owner = await newAgency()
    expect((await save(owner, { googleFont: 'Wide' }, 0)).body.agency.fontFaces).toHaveLength(1)
    const refused = await save(owner, { googleFont: 'Huge' }, 0)
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('larger than 1.5 MB')])
  })

  test('leaves no file behind when another takes its place', async () => {
    const owner = await newAgency()
    const before = fontFiles().length
    await save(owner, { googleFont: 'Lora' }, 0)
    expect(fontFiles()).toHaveLength(before + 2)
    await save(owner, { name: 'Another name' }, 0)
    expect(fontFiles()).toHaveLength(before + 2)
    const seen = fixture.region.events().length
    await save(owner, { googleFont: 'inherit' }, 0)
    const released = fixture.region
      .events()
      .slice(seen)
      .filter(({ type }) => type === 'workspaces.portrait-replaced')
    for (const event of released) for (const _ of [1, 2]) await deliver(deletePortrait, event)
    expect(fontFiles()).toHaveLength(before)
  })

  test('can be tried before it is saved, in files that do not stay', async () => {
    const owner = await newAgency()
    const { status, body } = await fixture.region.invoke(
      'POST /v2/workspaces/{workspaceId}/agency/font',
      { workspaceId: owner.workspaceId, googleFont: 'Lora' },
      { token: owner.token },
    )
    expect(status).toBe(200)
    for (const { url } of body.fontFaces) expect(url).toMatch(/\/media\/eu\/unsaved\/font-[\w-]+\.woff2$/)
    expect((await settingsOf(owner)).fontFaces).toEqual([])
  })
})

test('of a family with many files twelve are kept, the first alphabets’ before all others', () => {
  const css = [
    ...Array.from({ length: 40 }, (_, n) => face(`[${n}]`, '400', `${n}.woff2`, 'https://f.example')),
    face('latin', '400', 'latin.woff2', 'https://f.example'),
  ].join('')
  const faces = facesIn(css)
  expect(faces).toHaveLength(12)
  expect(faces[0]?.url).toBe('https://f.example/latin.woff2')
})

test('what a sheet says is taken in known shapes only', () => {
  expect(
    facesIn('@font-face { src: url(https://f.example/a.woff2); font-weight: 400;} }</style><script>'),
  ).toHaveLength(1)
  expect(facesIn('@font-face { src: url(https://f.example/a.woff2); font-weight: red }')).toEqual([])
  expect(facesIn('@font-face { src: url(https://f.example/a.woff2); unicode-range: U+0<style> }')).toEqual([])
  expect(facesIn('@font-face { src: url(https://f.example/a.woff2); font-style: italic }')).toEqual([])
})
