import { JwtVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import * as z from 'zod'
import { perFunction } from '#lib/per-function'
import type { Actor } from './actor.ts'
import { lowerCaseAddress } from './lower-case-address.ts'
import { poolIdOf, userPools } from './user-pools.ts'

const IdTokenClaims = z.object({
  sub: z.string(),
  iss: z.string(),
  'cognito:username': z.string().optional(),
  token_use: z.literal('id'),
  email: z.string().optional(),
  // cognito writes a boolean, federated providers the text "true"
  email_verified: z.union([z.boolean(), z.string().transform((text) => text === 'true')]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
})

const verifier = perFunction(() => {
  return JwtVerifier.create(
    userPools().map(({ issuer, clientId, jwksUri }) => ({ issuer, audience: clientId, jwksUri })),
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
  const { sub, iss, email, email_verified: isVerified, name, picture, 'cognito:username': username = sub } = claims.data
  return {
    kind: 'user',
    sub,
    ...(email && isVerified ? { email: lowerCaseAddress(email) } : {}),
    ...(name ? { name } : {}),
    ...(picture ? { picture } : {}),
    account: { poolId: poolIdOf(iss), username },
  }
}
