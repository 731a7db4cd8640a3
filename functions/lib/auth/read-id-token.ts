import { JwtVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import * as z from 'zod'
import { environment } from '#lib/environment'
import { perFunction } from '#lib/per-function'
import type { Actor } from './actor.ts'

/** Both regions' pools: each region's API accepts the users of both. */
const UserPools = z.array(z.object({ issuer: z.string(), clientId: z.string(), jwksUri: z.string() })).min(1)

const IdTokenClaims = z.object({
  sub: z.string(),
  token_use: z.literal('id'),
  email: z.string().optional(),
  // cognito writes a boolean, federated providers the text "true"
  email_verified: z.union([z.boolean(), z.string().transform((text) => text === 'true')]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
})

const verifier = perFunction(() => {
  const pools = UserPools.parse(JSON.parse(environment('USER_POOLS')))
  return JwtVerifier.create(
    pools.map(({ issuer, clientId, jwksUri }) => ({ issuer, audience: clientId, jwksUri })),
    // the library's own fetcher only supports https, and the local pool uses http
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: async (uri) => (await fetch(uri)).arrayBuffer() } }) },
  )
})

/** The user of an ID token that one of our pools signed for our client; `undefined` for any other token. */
export const readIdToken = async (token: string): Promise<Extract<Actor, { kind: 'user' }> | undefined> => {
  const payload = await verifier()
    .verify(token)
    .catch(() => undefined)
  const claims = IdTokenClaims.safeParse(payload)
  if (!claims.success) return undefined
  const { sub, email, email_verified: isVerified, name, picture } = claims.data
  return {
    kind: 'user',
    sub,
    ...(email && isVerified ? { email: email.toLowerCase() } : {}),
    ...(name ? { name } : {}),
    ...(picture ? { picture } : {}),
  }
}
