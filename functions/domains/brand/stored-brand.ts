import * as z from 'zod'
import { FontFace } from '#shared/agencies/fonts/font-face'
import { noIcons } from '#shared/agencies/icon-sizes'
import { Icons } from '#shared/agencies/icons'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import { themeUsages, themeVariants } from '#shared/agencies/theme'
import { type Hex, parseHex } from '#shared/colour'
import { regionNames } from '#shared/regions'

const Colour = z.string().transform((text, context): Hex => {
  const hex = parseHex(text)
  if (hex) return hex
  context.addIssue({ code: 'custom', message: 'is no colour' })
  return z.NEVER
})
const text = z.string().default('')

/** A brand as the directory has it; another release may have stored it with less. */
const StoredBrand = z.object({
  agencyId: z.string(),
  region: z.enum(regionNames),
  name: z.string(),
  brandingText: text,
  logo: text,
  darkLogo: text,
  favicon: text,
  icons: Icons.default(noIcons),
  primary: Colour,
  shades: z.array(Colour).default([]),
  usage: z.enum(themeUsages),
  variant: z.enum(themeVariants),
  font: z.enum(['default', 'own', 'system']).catch('system').default('system'),
  fontFaces: z.array(FontFace).default([]),
  customCss: text,
  supportEmail: text,
  mainWebsite: text,
  tosPage: text,
  privacyPolicypPage: text,
  address: text,
  hasPassword: z.boolean(),
  hasSignup: z.boolean(),
  frames: z.array(z.string()).default([]),
  framesHost: text,
})

export const parseBrand = (stored: string): PortalBrand => StoredBrand.parse(JSON.parse(stored))
