/**
 * What a page of ours may do in a browser. `page`: dashboard and portal; `frame`: the widget inside an iframe of a
 * customer's page; `asset`: files that customers' pages load (the widget's script and styles); `media`: pictures that
 * customers brought, which may be drawings with code in them.
 */
export type Surface = 'page' | 'frame' | 'asset' | 'media'

/** Addresses beyond the own host that a page calls: Cognito's in the cloud, the local pool's in the local run. */
export interface HeaderOptions {
  readonly connect?: readonly string[]
}

const ownPolicy = (surface: Surface, connect: readonly string[]) => ({
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
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", ...connect],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  // no script text is ever made from strings; the sanitiser is the one policy that may exist
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify'],
  // the page that carries the widget is a customer's; the API refuses conversations outside the agent's allowed origins
  'frame-ancestors': surface === 'frame' ? ['*'] : ["'none'"],
})

const contentSecurityPolicy = (surface: Surface, connect: readonly string[] = []): string =>
  Object.entries(ownPolicy(surface, connect))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/**
 * The security headers of everything that is not an API's answer, by lower-case name. One table for CloudFront and for
 * the local edge, so that what a page may not do fails on a laptop too.
 */
export const securityHeaders = (
  surface: Surface,
  { connect = [] }: HeaderOptions = {},
): Readonly<Record<string, string>> => ({
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(surface === 'media'
    ? {
        // opened by itself, a picture runs nothing and reaches nobody; its name holds its content, so it never changes
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      }
    : {}),
  ...(surface === 'asset'
    ? { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
    : {}),
  ...(surface === 'page' || surface === 'frame'
    ? {
        'content-security-policy': contentSecurityPolicy(surface, connect),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
      }
    : {}),
  ...(surface === 'page' ? { 'x-frame-options': 'DENY' } : {}),
})
