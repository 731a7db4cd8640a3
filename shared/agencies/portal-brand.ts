import type { Hex } from '#shared/colour'
import type { Region } from '#shared/regions'
import type { FontFace } from './fonts/font-face.ts'
import type { themeUsages, themeVariants } from './theme.ts'

/** The id of the JSON block in the portal's page that holds its `PortalBrand`. */
export const PORTAL_BRAND_ID = 'portal-brand'

/** What stands in the head of the portal's built page where the brand's title, icons, fonts, styles and JSON block go. */
export const PORTAL_HEAD_MARK = '<!--portal-brand-->'

/** Where the portal's built page lies; its scripts and styles are beside it. */
export const PORTAL_PAGE = '/portal/index.html'

/**
 * An agency's brand as its hosts' pages carry it: public, without any of the agency's secrets. Addresses of pictures and fonts are
 * paths on the page's own host. Empty texts stand for what the agency has not set.
 */
export interface PortalBrand {
  readonly agencyId: string
  /** Where the agency's workspace and its clients are: calls go to `/api/<region>/…`. */
  readonly region: Region
  readonly name: string
  /** Markdown; stands beside the log-in form. */
  readonly brandingText: string
  readonly logo: string
  /** On dark surfaces; `logo` where the agency has no other. */
  readonly darkLogo: string
  readonly favicon: string
  readonly primary: Hex
  readonly usage: (typeof themeUsages)[number]
  readonly variant: (typeof themeVariants)[number]
  /** `default`: the one in the portal's build; `own`: of the files in `fontFaces`; `system`: the reader's. */
  readonly font: 'default' | 'own' | 'system'
  /** Paths on the page's host. */
  readonly fontFaces: readonly FontFace[]
  /** Cleaned by the server; of pages behind the log-in only, never of those where a client enters a password or pays. */
  readonly customCss: string
  readonly supportEmail: string
  readonly mainWebsite: string
  readonly tosPage: string
  readonly privacyPolicypPage: string
  readonly address: string
  /** With a password, or with a code by e-mail only. */
  readonly hasPassword: boolean
  readonly hasSignup: boolean
  /** Origins of the pages that iframe tabs show. */
  readonly frames: readonly string[]
  /** The origin of the host of html tabs; empty where the installation has none yet. Put in by the page, not by the agency. */
  readonly framesHost: string
}
