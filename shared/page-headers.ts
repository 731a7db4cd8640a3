export interface PageHeadersOptions {
  /** Sites that may show the page in a frame, as Content-Security-Policy names them; `'none'`: nobody may. */
  readonly frameAncestors: readonly string[]
  /** Addresses beyond its own host that the page calls. */
  readonly connect?: readonly string[]
  /** Players of videos that the page may show in a frame. */
  readonly players?: readonly string[]
  /** Where videos that are files, and sounds, may come from. */
  readonly videos?: readonly string[]
  /** Trusted-type policies that may exist beside the sanitiser's. */
  readonly trustedTypes?: readonly string[]
}

const policyOf = ({
  frameAncestors,
  connect = [],
  players = [],
  videos = [],
  trustedTypes = [],
}: PageHeadersOptions) => ({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  // every script is a file of ours: no nonce is needed where nothing is inline
  'script-src': ["'self'"],
  // components place themselves by style attributes and sheets made at run time
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  // brands and avatars are pictures that owners name by address; what visitors and models write is never rendered as one
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', ...videos],
  'connect-src': ["'self'", ...connect],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'", ...players],
  // no script text is ever made from strings; beside the sanitiser only what a page names may exist
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', ...trustedTypes],
  'frame-ancestors': frameAncestors,
})

/** The security headers of a web page of ours, by lower-case name: the dashboard's files and the widget's frame. */
export const pageHeaders = (options: PageHeadersOptions): Readonly<Record<string, string>> => ({
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': Object.entries(policyOf(options))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; '),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
})
