import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { world } from '#lib/world'

/** RFC 7914; OWASP's "Password Storage Cheat Sheet" asks for N = 2^15, r = 8, p = 3 or more work. */
const N = 2 ** 15
const R = 8
const P = 3
const KEY_BYTES = 32
const SALT_BYTES = 16
/** 128 * N * r, and some room. */
const MAX_MEMORY = 64 * 1024 * 1024

const derive = promisify<string, Uint8Array, number, object, Buffer>(scrypt)
const keyOf = (password: string, salt: Uint8Array) =>
  derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r: R, p: P, maxmem: MAX_MEMORY })

/** `scrypt$N$r$p$salt$key`, in base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = world().randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt)
  return ['scrypt', N, R, P, Buffer.from(salt).toString('base64'), key.toString('base64')].join('$')
}

/** Whether it is the password of this hash. Without a hash, as for an unknown name, it takes as long and is false. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, , , , salt = '', key = ''] = hash?.split('$') ?? []
  const expected = Buffer.from(key, 'base64')
  const given = await keyOf(password, salt === '' ? new Uint8Array(SALT_BYTES) : Buffer.from(salt, 'base64'))
  return expected.length === KEY_BYTES && timingSafeEqual(expected, given)
}
