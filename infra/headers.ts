import { pageHeaders } from '#shared/page-headers'

/**
 * What a file of ours may do in a browser. `page`: dashboard and portal; `inner`: a page of ours that
 * only our own pages show, in a frame; `log-in`: the page of the frames' host in which Meta's script runs, which only the dashboard shows; `tab`: the one in which an agency's own code runs; `asset`: files that customers' pages load (the
 * widget's script and styles); `media`: pictures that customers brought, which may be drawings with code in them; `signed`: files that a
 * signed address opens on an agency's host, which anybody may have uploaded; `answer`: what the gateways
 * answer, errors of their own too. The page
 * of the widget's frame is not a file: its agent decides who may frame it (functions/agents/public-agent/show-frame.ts).
 */
export type Surface = 'page' | 'inner' | 'log-in' | 'tab' | 'asset' | 'media' | 'signed' | 'answer'

/** Addresses beyond the own host that a page calls: Cognito's in the cloud, the local pool's in the local run. */
export interface HeaderOptions {
  readonly connect?: readonly string[]
  /** Of those the hosts whose pictures and sound a page may show. */
  readonly media?: readonly string[]
  /** The origin of the frames' host (infra/edge/frames.ts), which a page of ours may show. */
  readonly frames?: string | undefined
  /** Origins of the dashboard, the only ones that may show a page of the frames' host. */
  readonly dashboards?: readonly string[]
  /** Where Meta is played, in the local run: an origin. */
  readonly playedMeta?: string | undefined
}

/** What Meta's log-in loads and opens: https://developers.facebook.com/docs/javascript/quickstart */
const META_SCRIPT = 'https://connect.facebook.net'
const META = [META_SCRIPT, 'https://facebook.com', 'https://*.facebook.com'] as const

const everywhere = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/**
 * The security headers by lower-case name; those of `answer` are on everything. One table for CloudFront and for
 * the local edge, so that what a page may not do fails on a laptop too.
 */
export const securityHeaders = (
  surface: Surface,
  { connect = [], media = [], frames, dashboards = [], playedMeta }: HeaderOptions = {},
): Readonly<Record<string, string>> => {
  switch (surface) {
    case 'page':
      return {
        // visitors' voice notes are played, and our copies of their pictures shown, from where files are put
        ...pageHeaders({
          frameAncestors: ["'none'"],
          connect,
          players: frames === undefined ? [] : [frames],
          videos: media,
          pictures: media,
          trustedTypes: ['service-worker'],
        }),
        'x-frame-options': 'DENY',
      }
    case 'inner':
      return pageHeaders({ frameAncestors: ["'self'"], connect })
    case 'log-in': {
      const played = playedMeta === undefined ? [] : [playedMeta]
      const hosts = [...META, ...played]
      return pageHeaders({
        frameAncestors: dashboards.length > 0 ? dashboards : ["'none'"],
        scripts: [META_SCRIPT, ...played],
        connect: hosts,
        players: hosts,
        pictures: hosts,
      })
    }
    case 'tab':
      return {
        ...everywhere,
        // Whatever shows this page: its code has no origin, so no cookie, no storage and no call of ours as its viewer, and leads no
        // page above it away. It is empty until the page above hands it what to show, so any page may show it.
        'content-security-policy': `sandbox allow-scripts allow-forms allow-popups; default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'`,
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=()',
      }
    case 'answer':
      // who may frame the widget's page, and what it may load, its own answer says
      return {
        'strict-transport-security': everywhere['strict-transport-security'],
        'x-content-type-options': 'nosniff',
      }
    case 'asset':
      return { ...everywhere, 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
    case 'signed':
      return {
        ...everywhere,
        // opened on its own it runs nothing on the host that clients are logged in to, and nobody keeps it: signatures end
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, no-store',
      }
    case 'media':
      return {
        ...everywhere,
        // opened on its own, a picture runs no script and makes no request; its name is a hash of its content, so it never changes
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      }
  }
}
