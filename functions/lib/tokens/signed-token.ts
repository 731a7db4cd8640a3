import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenSecrets } from '#lib/secrets'
import { world } from '#lib/world'

const signature = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Signs claims for one purpose, which is the token's prefix: it is invalid for any other. */
export const signToken = async (prefix: string, claims: object, lifetimeSeconds: number): Promise<string> => {
  const [key = ''] = (await tokenSecrets()).tokenKeys
  const exp = Math.floor(world().now() / 1000) + lifetimeSeconds
  const payload = Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')
  return `${prefix}${payload}.${signature(key, prefix + payload).toString('base64url')}`
}

/** The claims of a token that one of our keys signed for this purpose and that has not expired; `undefined` otherwise. */
export const readToken = async (prefix: string, token: string): Promise<unknown> => {
  if (!token.startsWith(prefix)) return undefined
  const [payload, signed, ...more] = token.slice(prefix.length).split('.')
  if (!payload || !signed || more.length > 0) return undefined
  const given = Buffer.from(signed, 'base64url')
  const { tokenKeys } = await tokenSecrets()
  const isOurs = tokenKeys.some((key) => {
    const expected = signature(key, prefix + payload)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isOurs) return undefined
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly exp?: unknown }
  return typeof claims.exp === 'number' && claims.exp * 1000 > world().now() ? claims : undefined
}
