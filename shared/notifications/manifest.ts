import * as z from 'zod'

const Icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) })

/** What a browser that installs the dashboard calls it and how it looks (W3C Web Application Manifest). */
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

/** What a host is called and how it looks. */
export interface HostBrand {
  readonly name: string
  /** For below an icon: 12 characters have room. */
  readonly shortName: string
  readonly colour: string
  readonly background: string
  /** A drawing of any size, and pictures of 192 and 512 pixels whose corners may be cut off. */
  readonly icons: { readonly svg: string; readonly png192: string; readonly png512: string }
}

/** Colours as in web/styles/tokens.css. */
export const productBrand: HostBrand = {
  name: 'Parley',
  shortName: 'Parley',
  colour: '#0f766e',
  background: '#ffffff',
  icons: { svg: '/icon.svg', png192: '/icon-192.png', png512: '/icon-512.png' },
}

export const manifestOf = ({ name, shortName, colour, background, icons }: HostBrand): WebManifest => ({
  id: '/',
  name,
  short_name: shortName,
  // leads whoever is signed in on to their agents
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
