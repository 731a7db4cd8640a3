import { createHmac, timingSafeEqual } from 'node:crypto'
import { earlierSecrets } from './earlier-secrets.ts'
import type { IdentitySecrets } from './store.ts'

/** The secret, valid at `now` (milliseconds), under which a hash is the HMAC-SHA256 of the user id, in hex. */
export const matchingSecret = (
  secrets: IdentitySecrets,
  userId: string,
  hash: string,
  now: number,
): string | undefined => {
  const given = Buffer.from(hash, 'hex')
  return [secrets, ...earlierSecrets(secrets, now)].find(({ secret }) => {
    const expected = createHmac('sha256', secret).update(userId).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })?.secret
}
