import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface Person {
  readonly sub: string
  readonly email: string
  readonly isVerified?: boolean
  readonly name?: string
}

interface PoolUser extends Person {
  readonly poolId: string
  /** Unix seconds: the later a user got their first token, the younger they are. */
  readonly createdAt: number
}

const CLIENT_ID = 'test-client'

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

type Body = Readonly<Record<string, unknown>>

/** Cognito's answer to `AdminGetUser`. */
const adminGetUser = (users: ReadonlyMap<string, PoolUser>, { UserPoolId, Username }: Body) => {
  const byAddress = [...users.values()].find(({ email, poolId }) => email === Username && poolId === UserPoolId)
  const user = users.get(String(Username)) ?? byAddress
  if (!user) return { status: 400, body: { __type: 'UserNotFoundException', message: 'User does not exist.' } }
  const UserAttributes = [
    { Name: 'sub', Value: user.sub },
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(user.isVerified ?? true) },
  ]
  const body = { Username, UserAttributes, UserCreateDate: user.createdAt }
  return { status: 200, body: { ...body, Enabled: true, UserStatus: 'CONFIRMED' } }
}

/**
 * A user pool as our code meets it: a JWKS and `AdminGetUser` over HTTP, and ID tokens that its key signed. The real verifier
 * and the real gateway run against it; only Cognito's servers are faked. Who gets a token is a user of the pool.
 */
export const startUserPool = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }
  const users = new Map<string, PoolUser>()
  const put = (person: Person, issuer?: unknown): void => {
    const { poolId = 'pool', createdAt = 1_700_000_000 + users.size } = users.get(person.sub) ?? {}
    users.set(person.sub, {
      ...person,
      poolId:
        String(issuer ?? poolId)
          .split('/')
          .at(-1) ?? poolId,
      createdAt,
    })
  }
  let isDown = false
  const answer = async (request: IncomingMessage) => {
    if (request.method === 'GET') return { status: 200, body: { keys: [jwk] } }
    if (isDown) return { status: 400, body: { __type: 'TooManyRequestsException', message: 'Too many requests.' } }
    const isSigned = /^AWS4-HMAC-SHA256 Credential=[^,]+\/cognito-idp\/aws4_request/.test(
      request.headers.authorization ?? '',
    )
    const isKnown = request.headers['x-amz-target'] === 'AWSCognitoIdentityProviderService.AdminGetUser'
    if (!isSigned || !isKnown) return { status: 400, body: { __type: 'AccessDeniedException', message: 'Refused.' } }
    return adminGetUser(users, (await json(request)) as Body)
  }
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`
  /** The other region's pool, whose users each region accepts. */
  const otherIssuer = `${issuer.slice(0, -'/pool'.length)}/us-east-1_Other`
  const sign = (claims: object): string => {
    const head = `${base64url({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${base64url(claims)}`
    return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey).toString('base64url')}`
  }
  return {
    /** What USER_POOLS must hold for our verifier to trust this pool. */
    variable: JSON.stringify(
      [issuer, otherIssuer].map((one) => ({
        issuer: one,
        clientId: CLIENT_ID,
        jwksUri: `${one}/.well-known/jwks.json`,
      })),
    ),
    otherIssuer,
    /** An ID token; `claims` override the usual ones to make bad tokens. */
    tokenOf: (person: Person, claims: object = {}): string => {
      const { sub, email, isVerified = true, name } = person
      put(person, 'iss' in claims ? claims.iss : issuer)
      return sign({
        sub,
        'cognito:username': sub,
        email,
        email_verified: isVerified,
        ...(name ? { name } : {}),
        iss: issuer,
        aud: CLIENT_ID,
        token_use: 'id',
        iat: Math.floor(Date.now() / 1000) - 10,
        exp: Math.floor(Date.now() / 1000) + 3600,
        ...claims,
      })
    },
    /** The user changes their attributes at the pool, without a visit. */
    change: (person: Person): void => put(person),
    remove: (sub: string): void => void users.delete(sub),
    /** While the pool is down, it refuses every look-up. */
    setDown: (down: boolean): void => {
      isDown = down
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
