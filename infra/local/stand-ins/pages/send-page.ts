import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the product's agents and people write is only ever text here; this is for the day on which it is not. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'font-src data:',
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Sends a page or a part of one. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  body: string | Uint8Array,
): void =>
  void response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'microphone=(self)',
    })
    .end(request.method === 'HEAD' ? undefined : body)
