import { AwsClient } from 'aws4fetch'
import * as z from 'zod'
import { userPools } from '#lib/auth/user-pools'
import { perFunction } from '#lib/per-function'

/** Where the identity provider keeps a user. */
export interface Account {
  readonly poolId: string
  readonly username: string
}

/** What the pool says of a user: gone for good, or existing, with the address that they have verified. */
export type PoolUser = { readonly isGone: true } | { readonly isGone: false; readonly verifiedEmail?: string }

const Attributes = z.object({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().default('') })),
})
const Failure = z.object({ __type: z.string() })

const TIMEOUT_MS = 4000

/** Signed by hand: Cognito's SDK would be a megabyte in a function that needs one call of it. */
const client = perFunction(() => {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  return new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    service: 'cognito-idp',
    retries: 2,
  })
})

/**
 * A user as their pool knows them now (`AdminGetUser`, which is consistent; `ListUsers` is not). A pool that is no longer ours
 * cannot be asked: its user counts as existing, with no address. Throws when the pool does not answer.
 */
export const readPoolUser = async ({ poolId, username }: Account): Promise<PoolUser> => {
  const pool = userPools().find((one) => one.poolId === poolId)
  if (!pool) return { isGone: false }
  const response = await client().fetch(`${process.env.AWS_ENDPOINT_URL ?? new URL(pool.issuer).origin}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser',
    },
    body: JSON.stringify({ UserPoolId: poolId, Username: username }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    aws: { region: poolId.slice(0, poolId.indexOf('_')) },
  })
  const body: unknown = await response.json()
  if (response.ok) return { isGone: false, ...verifiedEmailIn(Attributes.parse(body)) }
  const { __type: type } = Failure.parse(body)
  if (type.endsWith('UserNotFoundException')) return { isGone: true }
  throw new Error(`the user pool ${poolId} answered ${response.status} ${type}`)
}

const verifiedEmailIn = ({ UserAttributes }: z.infer<typeof Attributes>): { verifiedEmail?: string } => {
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value
  const email = attribute('email')
  return email && attribute('email_verified') === 'true' ? { verifiedEmail: email.toLowerCase() } : {}
}
