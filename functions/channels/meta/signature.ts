import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HookRequest } from '#lib/http/hook'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

const HEADER = 'x-hub-signature-256'

/**
 * Throws `unauthenticated` unless the body was signed with the app's secret: HMAC-SHA-256 over the bytes as they came.
 * https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads
 */
export const verifyMeta = ({ body, headers }: HookRequest, appSecret: string): void => {
  const given = Buffer.from(headers[HEADER] ?? '')
  const known = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)
  if (appSecret === '' || given.length !== known.length || !timingSafeEqual(given, known))
    throw new Problem('unauthenticated', protocolText('signature'))
}

/**
 * The answer to Meta's question whether a webhook is ours: its challenge. Throws `unauthenticated` for another token.
 * https://developers.facebook.com/docs/graph-api/webhooks/getting-started#verification-requests
 */
export const challengeOf = ({ query }: HookRequest, verifyToken: string): string => {
  const given = Buffer.from(query['hub.verify_token'] ?? '')
  const known = Buffer.from(verifyToken)
  const isKnown = verifyToken !== '' && given.length === known.length && timingSafeEqual(given, known)
  // anybody may call the address: what is given back is a number, as Meta's is, and never a page
  const challenge = /^\w{1,64}$/.exec(query['hub.challenge'] ?? '')?.[0]
  if (query['hub.mode'] !== 'subscribe' || !isKnown || challenge === undefined)
    throw new Problem('unauthenticated', protocolText('signature'))
  return challenge
}
