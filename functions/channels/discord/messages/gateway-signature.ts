import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HookRequest } from '#lib/http/hook'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

const SIGNATURE = 'x-gateway-signature'
const TIMESTAMP = 'x-gateway-timestamp'

/** What is older was replayed; the clocks of both are kept by AWS. */
const FRESH_S = 300
/** A secret that is guessed signs for everybody: 32 characters are 16 bytes in hexadecimal. */
const LEAST_SECRET = 32

const signatureOf = (secret: string, timestamp: string, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** The headers of a request of the gateway's process: HMAC-SHA-256 over time and body. `now` in milliseconds. */
export const signedByGateway = (secret: string, body: string, now: number): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now / 1000))
  return {
    'content-type': 'application/json',
    [TIMESTAMP]: timestamp,
    [SIGNATURE]: signatureOf(secret, timestamp, body),
  }
}

/** Throws `unauthenticated` unless the gateway's process signed these bytes within five minutes. Without a secret everything is refused. */
export const verifyGateway = ({ body, headers }: HookRequest, secret: string, now: number): void => {
  const timestamp = headers[TIMESTAMP] ?? ''
  const given = Buffer.from(headers[SIGNATURE] ?? '')
  const known = Buffer.from(signatureOf(secret, timestamp, body))
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= FRESH_S
  const isSigned = secret.length >= LEAST_SECRET && given.length === known.length && timingSafeEqual(given, known)
  if (!isFresh || !isSigned) throw new Problem('unauthenticated', protocolText('signature'))
}
