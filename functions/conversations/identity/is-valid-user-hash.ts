import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IdentitySecrets } from './store.ts'

/** Whether a hash is the HMAC-SHA256 of the user id, in hex, under a secret that is valid at `now` (milliseconds). */
export const isValidUserHash = (
  secrets: Pick<IdentitySecrets, 'secret' | 'previous' | 'previousUntil'>,
  userId: string,
  hash: string,
  now: number,
): boolean => {
  const { secret, previous, previousUntil = 0 } = secrets
  const given = Buffer.from(hash, 'hex')
  return [secret, ...(previous && previousUntil > now ? [previous] : [])].some((key) => {
    const expected = createHmac('sha256', key).update(userId).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
