import { readFileSync } from 'node:fs'
import type { FixtureAnswer } from './fixture-site.ts'

type Answers = Readonly<Record<string, FixtureAnswer>>

const css = (body: string): FixtureAnswer => ({ headers: { 'content-type': 'text/css' }, body })
const as = (type: string, body: string | Uint8Array): FixtureAnswer => ({ headers: { 'content-type': type }, body })

/** One pixel, as small as a PNG gets. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** An icon file with one small picture in it. */
export const ico = Buffer.concat([
  Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0, 48, 0, 0, 0, 22, 0, 0, 0]),
  Buffer.alloc(48, 1),
])
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#0f766e"/></svg>'

const file = (name: string) => readFileSync(new URL(`../fixtures/brands/${name}`, import.meta.url), 'utf8')

/** Five websites, each built the way a different kind of maker builds one. */
export const brandSites = {
  /** A shop on a framework of old: linked stylesheets, a framework's unused half, an image logo in the header. */
  'linked stylesheets': {
    '/': file('bikes.html'),
    '/css/framework.css': css(file('framework.css')),
    '/css/site.css': css(file('bikes.css')),
    '/img/kestrel-logo.png': as('image/png', png),
    '/favicon.ico': as('image/x-icon', ico),
    '/prices': file('bikes-prices.html'),
    '/returns': file('bikes-returns.html'),
  },
  /** A start-up on a modern tool: custom properties in oklch, nesting, layers, one inline sheet, SVG and ICO icons. */
  'custom properties': {
    '/': file('harbour.html'),
    '/icon.svg': as('image/svg+xml', svg),
    '/favicon.ico': as('image/x-icon', ico),
  },
  /** A progressive web app: its name and look are in its manifest. */
  'web manifest': {
    '/': file('bakery.html'),
    '/app/site.webmanifest': as('application/manifest+json', file('bakery.webmanifest')),
    '/app/icons/icon-192.png': as('image/png', png),
    '/style.css': css(file('bakery.css')),
  },
  /** A studio in the dark, with Tailwind's habits. */
  'dark theme': {
    '/': file('studio.html'),
    '/build.css': css(file('studio.css')),
    '/apple-touch-icon.png': as('image/png', png),
  },
  /** A page by hand: no stylesheet, no icon, attributes only. */
  'no icon': { '/': file('cobbler.html') },
} as const satisfies Readonly<Record<string, Answers>>
