import { createHmac, timingSafeEqual } from 'node:crypto'
import { attempt } from '#lib/database/commit'
import { below, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { tokenSecrets } from '#lib/secrets'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { CODE_DIGITS } from '#shared/clients/log-in-proofs'
import { portalText } from '#shared/clients/portal-messages'
import { invalid } from '#shared/problems'
import { portalCodes } from './store.ts'

const CODE_SECONDS = 10 * 60
const MAX_TRIES = 5

/** For what a code is, and whose. */
interface About {
  readonly purpose: 'log-in' | 'sign-up' | `email#${string}`
  readonly agencyId: string
  readonly email: string
}

const idOf = ({ purpose, agencyId, email }: About): string => sha256(`${purpose}#${agencyId}#${email}`)
const macOf = (key: string, id: string, code: string): string =>
  createHmac('sha256', key).update(`code#${id}#${code}`).digest('hex')

/** A new code, in the place of the one that was sent before. */
export const makeCode = async (about: About): Promise<string> => {
  const id = idOf(about)
  const code = randomDigits()
  const [key = ''] = (await tokenSecrets()).tokenKeys
  const expiresAt = Math.floor(world().now() / 1000) + CODE_SECONDS
  await portalCodes.save({ id, mac: macOf(key, id, code), tries: 0, expiresAt })
  return code
}

/**
 * Checks a code; throws for a wrong or old one, and for a right one after five wrong. Each try is counted before it is compared, so
 * that no number of tries at once is more than five. The write uses the code up.
 */
export const checkCode = async (about: About, code: string): Promise<Write> => {
  const id = idOf(about)
  const found = await portalCodes.get({ id }, { consistent: true })
  if (!found || found.expiresAt * 1000 <= world().now()) throw wrongCode()
  const { mac } = found
  const counted = await attempt([
    portalCodes.changing({ id }, { add: { tries: 1 } }, { mac: is(mac), tries: below(MAX_TRIES) }),
  ])
  const { tokenKeys } = await tokenSecrets()
  const isRight = tokenKeys.some((key) => timingSafeEqual(Buffer.from(macOf(key, id, code)), Buffer.from(mac)))
  if (!counted.committed || !isRight) throw wrongCode()
  return portalCodes.removing({ id }, { mac: is(mac) })
}

export const wrongCode = () => invalid('code', portalText('wrongCode'))

/** Without bias: of 32 bits, those above the last whole million are drawn again. */
const randomDigits = (): string => {
  const most = 10 ** CODE_DIGITS
  const end = Math.floor(2 ** 32 / most) * most
  for (;;) {
    const drawn = Buffer.from(world().randomBytes(4)).readUInt32BE()
    if (drawn < end) return String(drawn % most).padStart(CODE_DIGITS, '0')
  }
}
