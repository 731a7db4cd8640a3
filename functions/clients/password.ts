import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { world } from '#lib/world'

/** Of scrypt (RFC 7914), as a hash names them: those that were usual when it was made stay its own. */
interface Work {
  readonly N: number
  readonly r: number
  readonly p: number
}

const R = 8
const P = 3
const KEY_BYTES = 32
const SALT_BYTES = 16

const derive = promisify<string, Uint8Array, number, object, Buffer>(scrypt)
const keyOf = (password: string, salt: Uint8Array, { N, r, p }: Work) =>
  // of memory it takes 128 * r bytes N + p times, and some more
  derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * r * (N + p) })

const workOfToday = (): Work => ({ N: world().passwordWork, r: R, p: P })

/** `scrypt$N$r$p$salt$key`, in base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = world().randomBytes(SALT_BYTES)
  const work = workOfToday()
  const key = await keyOf(password, salt, work)
  return ['scrypt', work.N, work.r, work.p, Buffer.from(salt).toString('base64'), key.toString('base64')].join('$')
}

/** Whether it is the password of this hash. Without a hash, as for an unknown name, it takes as long and is false. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = hash?.split('$') ?? []
  const expected = Buffer.from(key, 'base64')
  const given = await (expected.length === KEY_BYTES
    ? keyOf(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
    : keyOf(password, new Uint8Array(SALT_BYTES), workOfToday()))
  return expected.length === KEY_BYTES && timingSafeEqual(expected, given)
}
