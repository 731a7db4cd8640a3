import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { SURE } from '#shared/onboarding/limits'
import { startRegion } from '#test/support/handlers/start-region'
import { fixtureSite } from '#test/support/providers/fixture-site'
import { wizardWorld } from '#test/support/worlds/wizard-world'
import type { BrandSite } from './brand-sites.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
}

const region = await startRegion()
const site = await fixtureSite()
process.env.SAFE_FETCH_ALLOW = site.allow
process.env.PUBLIC_URL = 'https://app.example'

/** A folder's file as a web server answers it, with the site's own host in its pages replaced by this one. */
const answerOf = (folder: string, path: string, host: string | undefined) => {
  const asked = normalize(decodeURIComponent(new URL(path, site.origin).pathname))
  const file = join(folder, asked.endsWith('/') ? `${asked}index.html` : asked)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const headers = { 'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream' }
  const bytes = readFileSync(file)
  return {
    headers,
    body: host && extname(file) === '.html' ? bytes.toString().replaceAll(`https://${host}`, site.origin) : bytes,
  }
}

/** Which of a folder's files has these bytes. */
const fileWith = (folder: string, bytes: Buffer): string | undefined =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => {
    const file = statSync(join(folder, name), { throwIfNoEntry: false })
    return file?.isFile() && file.size === bytes.length && bytes.equals(readFileSync(join(folder, name)))
  })

/** What the wizard finds on a site that lies in a folder. */
export const brandInfoOf = async (folder: string, { host }: BrandSite) => {
  site.serve((path) => answerOf(folder, path, host))
  const world = await wizardWorld(region)
  await world.branding(site.origin)
  await world.settle()
  const { body } = await world.branding(site.origin)
  world.stop()
  const info = body.brandingInfo ?? { colors: [] }
  const logo: string | undefined = info.pictures?.[0]?.url
  const bytes = Buffer.from(
    (await region.files.get(logo?.replace('https://app.example/media/eu/', 'media/') ?? '')) ?? [],
  )
  return {
    colors: info.colors.map(({ hex }: { hex: string }) => hex),
    colourConfidence: info.colourConfidence,
    themeMode: info.themeMode,
    isSure: (info.pictures?.[0]?.confidence ?? 0) >= SURE && (info.colourConfidence ?? 0) >= SURE,
    logo: bytes.length === 0 ? undefined : (fileWith(folder, bytes) ?? bytes.toString().slice(0, 80)),
    isFile: (one: BrandSite['logos'][number]) =>
      typeof one === 'string'
        ? (statSync(join(folder, one), { throwIfNoEntry: false })?.isFile() ?? false) &&
          bytes.equals(readFileSync(join(folder, one)))
        : bytes.toString().includes(one.svg),
  }
}
