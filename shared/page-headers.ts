export interface PageHeadersOptions {
  /** Sites that may frame the page, as Content-Security-Policy names them; `'none'` for no site. */
  readonly frameAncestors: readonly string[]
  /** Origins beyond its own host that the page calls. */
  readonly connect?: readonly string[]
  /** Video players that the page may frame. */
  readonly players?: readonly string[]
  /** Origins of video and audio files. */
  readonly videos?: readonly string[]
  /** Origins of pictures beyond its own host: other hosts of this installation only. */
  readonly pictures?: readonly string[]
  /** Origins of scripts beyond its own host: a page that has any is apart from all others, since strings may become scripts there. */
  readonly scripts?: readonly string[]
  /** Trusted-type policies that may exist beside the sanitiser's. */
  readonly trustedTypes?: readonly string[]
}

const policyOf = ({
  frameAncestors,
  connect = [],
  players = [],
  videos = [],
  pictures = [],
  scripts = [],
  trustedTypes = [],
}: PageHeadersOptions) => ({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  // every script is a file of ours: no inline scripts, so no nonces
  'script-src': ["'self'", ...scripts],
  // components set style attributes and create style sheets at run time
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  // pictures that owners name anywhere on the web are shown as our copies; texts of visitors and models never become pictures
  'img-src': ["'self'", 'data:', 'blob:', ...pictures],
  'media-src': ["'self'", 'blob:', ...videos],
  'connect-src': ["'self'", ...connect],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'", ...players],
  // strings never become scripts; beside the sanitiser only policies that the page names are allowed
  ...(scripts.length > 0
    ? {}
    : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['dompurify', ...trustedTypes] }),
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
