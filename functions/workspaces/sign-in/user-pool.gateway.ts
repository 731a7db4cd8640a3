import * as z from 'zod'
import { lowerCaseAddress } from '#lib/auth/lower-case-address'
import { userPools } from '#lib/auth/user-pools'
import { callAws } from '#lib/call-aws'

/** Where the identity provider keeps a user. */
export interface Account {
  readonly poolId: string
  readonly username: string
}

/** What the pool says of a user: gone for good, or existing, with the address that they have verified and when they signed up (unix seconds). */
export type PoolUser =
  | { readonly isGone: true }
  | { readonly isGone: false; readonly verifiedEmail?: string; readonly createdAt?: number | undefined }

const Attributes = z.object({
  UserCreateDate: z.number().optional(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().default('') })),
})

/**
 * A user as their pool knows them now (`AdminGetUser`, which is consistent; `ListUsers` is not). `username` may be an address with which
 * they sign in with a password. A pool that is no longer ours
 * cannot be asked: its user counts as existing, with no address. Throws when the pool does not answer.
 */
export const readPoolUser = async ({ poolId, username }: Account): Promise<PoolUser> => {
  const pool = userPools().find((one) => one.poolId === poolId)
  if (!pool) return { isGone: false }
  const answer = await callAws({
    service: 'cognito-idp',
    region: poolId.slice(0, poolId.indexOf('_')),
    url: process.env.AWS_ENDPOINT_URL ?? pool.issuer,
    jsonVersion: '1.1',
    target: 'AWSCognitoIdentityProviderService.AdminGetUser',
    input: { UserPoolId: poolId, Username: username },
  })
  if (!answer.isRefused) {
    const user = Attributes.parse(answer.body)
    return { isGone: false, createdAt: user.UserCreateDate, ...verifiedEmailIn(user) }
  }
  if (answer.type.endsWith('UserNotFoundException')) return { isGone: true }
  throw new Error(`the user pool ${poolId} answered ${answer.status} ${answer.type}`)
}

const verifiedEmailIn = ({ UserAttributes }: z.infer<typeof Attributes>): { verifiedEmail?: string } => {
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value
  const email = attribute('email')
  return email && attribute('email_verified') === 'true' ? { verifiedEmail: lowerCaseAddress(email) } : {}
}
