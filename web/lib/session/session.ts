import { type Region, regionNames } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { readJwt } from './read-jwt.ts'
import { readTokens } from './token-cookies.ts'

export interface Session {
  /** The region whose user pool signed the token; every region's API accepts it. */
  readonly region: Region
  readonly idToken: string
  readonly email: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Who is signed in in this browser, in any region's pool; the cookies of the preferred region win. */
export const readSession = (config: WebConfig, preferred: Region): Session | undefined => {
  const order = [preferred, ...regionNames.filter((region) => region !== preferred)]
  for (const region of order) {
    const tokens = config.regions[region] && readTokens(config.regions[region].signIn.userPoolClientId)
    if (!tokens) continue
    const claims = readJwt(tokens.idToken)
    const email = text(claims.email)
    return {
      region,
      idToken: tokens.idToken,
      email,
      name: text(claims.name) || email,
      expiresAt: typeof claims.exp === 'number' ? claims.exp * 1000 : 0,
    }
  }
  return undefined
}
