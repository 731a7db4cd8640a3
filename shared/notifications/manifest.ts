import * as z from 'zod'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import { productName } from './product-name.ts'

const Icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) })

/** The installed dashboard's name and look (W3C Web Application Manifest). */
export const WebManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(Icon),
})
export type WebManifest = z.infer<typeof WebManifest>

/** A host's name and look. */
export interface HostBrand {
  readonly name: string
  /** Shown below an icon: at most 12 characters. */
  readonly shortName: string
  readonly colour: string
  readonly background: string
  /** An SVG, and PNGs of 192 and 512 pixels whose corners may be masked. */
  readonly icons: { readonly svg: string; readonly png192: string; readonly png512: string }
}

/** Colours as in web/styles/tokens.css. */
export const productBrand: HostBrand = {
  name: productName,
  shortName: productName,
  colour: '#0f766e',
  background: '#ffffff',
  icons: { svg: '/icon.svg', png192: '/icon-192.png', png512: '/icon-512.png' },
}

export const manifestOf = ({ name, shortName, colour, background, icons }: HostBrand): WebManifest => ({
  id: '/',
  name,
  short_name: shortName,
  // redirects signed-in users to their agents
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: background,
  theme_color: colour,
  icons: [
    { src: icons.svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[icons.png192, icons.png512].flatMap((src, at) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src,
        sizes: at === 0 ? '192x192' : '512x512',
        type: 'image/png',
        purpose,
      })),
    ),
  ],
})

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
}

/** An agency's portal as its clients install it; without a picture of the agency's the browser draws its first letter. */
export const agencyManifest = ({ name, logo, primary }: PortalBrand): WebManifest => ({
  id: '/',
  name,
  short_name: name.slice(0, 12).trim(),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: primary,
  icons: logo
    ? [
        {
          src: logo,
          sizes: 'any',
          type: pictureTypes[logo.slice(logo.lastIndexOf('.') + 1)] ?? 'image/png',
          purpose: 'any',
        },
      ]
    : [],
})
