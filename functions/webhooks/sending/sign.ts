import { createHmac } from 'node:crypto'

interface Signed {
  readonly id: string
  /** Of the attempt, in seconds. */
  readonly seconds: number
  readonly body: string
}

/**
 * The header `webhook-signature` of Standard Webhooks 1.0: `v1,` and HMAC-SHA256 of `id.timestamp.body` in base64, one for each secret
 * with a space between.
 */
export const sign = ({ id, seconds, body }: Signed, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
