import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Person {
  readonly sub: string
  readonly email: string
  readonly isVerified?: boolean
  readonly name?: string
}

const CLIENT_ID = 'test-client'

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A user pool as our verifier meets it: a JWKS over HTTP and ID tokens that its key signed. The real verifier runs
 * against it; only Cognito's servers are faked.
 */
export const startUserPool = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`
  const sign = (claims: object): string => {
    const head = `${base64url({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${base64url(claims)}`
    return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey).toString('base64url')}`
  }
  return {
    /** What USER_POOLS must hold for our verifier to trust this pool. */
    variable: JSON.stringify([{ issuer, clientId: CLIENT_ID, jwksUri: `${issuer}/.well-known/jwks.json` }]),
    /** An ID token; `claims` override the usual ones to make bad tokens. */
    tokenOf: ({ sub, email, isVerified = true, name }: Person, claims: object = {}): string =>
      sign({
        sub,
        email,
        email_verified: isVerified,
        ...(name ? { name } : {}),
        iss: issuer,
        aud: CLIENT_ID,
        token_use: 'id',
        iat: Math.floor(Date.now() / 1000) - 10,
        exp: Math.floor(Date.now() / 1000) + 3600,
        ...claims,
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
