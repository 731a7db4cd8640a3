import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SURE } from '#shared/onboarding/limits'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { brandSites, ico, png, svg } from '#test/support/providers/brand-sites'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { wizardWorld } from '#test/support/worlds/wizard-world'

let region: TestRegion
let site: FixtureSite
beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
  process.env.PUBLIC_URL = 'https://app.example'
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  await region.stop()
  await site[Symbol.asyncDispose]()
})

const brandOf = async (name: keyof typeof brandSites) => {
  site.serve(brandSites[name])
  const world = await wizardWorld(region)
  await world.branding(site.origin)
  await world.settle()
  const { body } = await world.branding(site.origin)
  world.stop()
  const { colors, logo, favicon, pictures, colourConfidence, ...words } = body.brandingInfo
  const bytes = async (url: string | undefined) => {
    const key = url?.replace('https://app.example/media/eu/', 'media/')
    return key ? Buffer.from((await region.files.get(key)) ?? []) : undefined
  }
  return {
    words,
    colourConfidence,
    pictures: pictures.map(({ url }: { url: string }) => url.split('.').at(-1)),
    colours: colors.map(({ hex, usage }: { hex: string; usage: string }) => `${hex} ${usage}`),
    logo: await bytes(logo),
    favicon: await bytes(favicon),
    ending: (favicon ?? '').split('.').at(-1),
  }
}

describe('the brand of a website', () => {
  test('linked style sheets: framework colours that the page does not use are not the brand', async () => {
    const brand = await brandOf('linked stylesheets')
    expect(brand.words).toEqual({
      name: 'Kestrel Bikes',
      description: 'Kestrel Bikes builds and repairs city bicycles in Leiden since 1987.',
      fontFamily: 'Recoleta, Georgia, serif',
      themeMode: 'light',
    })
    expect(brand.colours.slice(0, 2)).toEqual(['#d9531e Buttons', '#14342b Header and navigation and headings'])
    expect(brand.logo).toEqual(png)
    expect(brand.favicon).toEqual(ico)
    expect(brand.pictures).toEqual(['png', 'ico'])
    expect(brand.colourConfidence).toBeLessThan(SURE)
  })

  test('custom properties in oklch, layers and nesting; an SVG is preferred to an icon file', async () => {
    const brand = await brandOf('custom properties')
    expect(brand.words).toEqual({
      name: 'Harbour',
      description: "Payroll for ships' crews in 40 countries.",
      fontFamily: 'Inter Tight, ui-sans-serif, sans-serif',
      themeMode: 'light',
    })
    expect(brand.colours[0]).toMatch(/^#0?\w+ Buttons and brand colour of the site$/)
    expect(brand.favicon?.toString()).toBe(svg)
    expect(brand.logo?.toString()).toBe(svg)
  })

  test('a web manifest names the company and has its icon', async () => {
    const brand = await brandOf('web manifest')
    expect(brand.words).toMatchObject({
      name: 'Bäckerei Ährenkranz',
      themeMode: 'light',
      fontFamily: 'Fraunces, serif',
    })
    expect(brand.words.description).toMatch(/^Wir backen seit 1921/)
    expect(brand.colours[0]).toMatch(/^#7a3e1d Browser bar/)
    expect(brand.favicon).toEqual(png)
  })

  test('a dark page is dark, even if its style sheet has a light theme', async () => {
    const brand = await brandOf('dark theme')
    expect(brand.words).toMatchObject({
      name: 'Nightjar Studio',
      description: 'Sound design for film and games.',
      themeMode: 'dark',
      fontFamily: 'Space Grotesk, sans-serif',
    })
    expect(brand.colours[0]).toMatch(/^#f7c222 /)
    expect(brand.colours.join()).not.toContain('#f43f5e')
  })

  test('a hand-written page has colours in its attributes and no pictures', async () => {
    const brand = await brandOf('no icon')
    expect(brand.words).toMatchObject({ name: 'Jan de Schoenmaker', themeMode: 'light' })
    expect(brand.words.description).toMatch(/^Soles, heels and zips/)
    expect(brand.colours[0]).toMatch(/^#8b0000/)
    expect(brand.pictures).toEqual([])
    expect(brand.logo).toBeUndefined()
    expect(brand.favicon).toBeUndefined()
  })
})
