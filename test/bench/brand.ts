import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Hex, toOklch } from '#shared/colour'
import { brandInfoOf } from './brands/brand-info-of.ts'
import { type BrandSite, brandSites } from './brands/brand-sites.ts'

/**
 * Reads the brand of real public websites from their repositories, through the real flow on loopback, and compares it with
 * what a reader sees there. `BRAND_SITES` is a folder with their files, each in `owner+name`, checked out at the listed
 * commit; sites that are missing are left out. `BRAND_SHOW=1` prints what was found. Target: 80 % of each, held-out ones too.
 */
const folder = process.env.BRAND_SITES ?? ''

/** In OKLab: a shade lighter or darker is the same colour to a reader. */
const SAME = 0.08

const point = (hex: Hex) => {
  const { l, c, h } = toOklch(hex)
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const
}
const isSame = (one: Hex, other: Hex): boolean => {
  const [a, b] = [point(one), point(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < SAME
}
const asHex = (text: string): Hex => `#${text.slice(1)}`

const placeOf = ({ repository, folder: part = '.' }: BrandSite) => join(folder, repository.replace('/', '+'), part)
const there = brandSites.filter((site) => folder !== '' && existsSync(join(placeOf(site), 'index.html')))
if (there.length < brandSites.length)
  console.log(`${brandSites.length - there.length} of ${brandSites.length} sites are not in BRAND_SITES=${folder}.`)

const rows: { site: string; set: string; colour: boolean; logo: boolean; mode: boolean; isSure: boolean }[] = []
for (const site of there) {
  const found = await brandInfoOf(placeOf(site), site)
  const [first] = found.colors
  const isMonochrome = site.colours.every((hex) => toOklch(asHex(hex)).c < 0.035)
  const colour = first
    ? site.colours.some((hex) => isSame(asHex(hex), asHex(first))) || (isMonochrome && toOklch(asHex(first)).c < 0.035)
    : isMonochrome
  const logo = found.logo === undefined ? site.logos.length === 0 : site.logos.some((one) => found.isFile(one))
  const set = brandSites.indexOf(site) % 2 === 0 ? 'tuned on' : 'held out'
  const mode = site.themeMode === undefined || site.themeMode === found.themeMode
  rows.push({ site: site.repository, set, colour, logo, mode, isSure: found.isSure })
  if (process.env.BRAND_SHOW)
    console.log(
      site.repository,
      found.themeMode,
      found.colors.slice(0, 4).join(' '),
      found.colourConfidence,
      found.logo,
    )
}
console.table(rows)
const share = (of: typeof rows, key: 'colour' | 'logo' | 'mode') =>
  of.length === 0 ? '-' : `${Math.round((100 * of.filter((row) => row[key]).length) / of.length)} %`
for (const set of ['tuned on', 'held out']) {
  const of = rows.filter((row) => row.set === set)
  const sure = of.filter(({ isSure }) => isSure)
  console.log(
    `${set}: ${of.length} sites, colour ${share(of, 'colour')}, logo ${share(of, 'logo')}, light or dark ${share(of, 'mode')};`,
    `asserted ${sure.length}, of which both right ${sure.filter((row) => row.colour && row.logo).length}`,
  )
}
process.exit()
