import * as z from 'zod'
import { lowerCaseAddress } from '#lib/auth/lower-case-address'
import { userPools } from '#lib/auth/user-pools'
import { callAws } from '#lib/call-aws'

/** Where the identity provider keeps a user. */
export interface Account {
  readonly poolId: string
  readonly username: string
}

/**
 * What the pool says of a user: gone for good, or existing, with the address that they have verified, when they signed up (unix seconds),
 * and whether they have never confirmed it.
 */
export type PoolUser =
  | { readonly isGone: true }
  | {
      readonly isGone: false
      readonly verifiedEmail?: string
      readonly createdAt?: number | undefined
      readonly isUnconfirmed?: boolean
    }

const Attributes = z.object({
  UserCreateDate: z.number().optional(),
  UserStatus: z.string().optional(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().default('') })),
})

/**
 * A user as their pool knows them now (`AdminGetUser`, which is consistent; `ListUsers` is not). `username` may be an address with which
 * they sign in with a password. A pool that is no longer ours
 * cannot be asked: its user counts as existing, with no address. Throws when the pool does not answer.
 */
export const readPoolUser = async ({ poolId, username }: Account): Promise<PoolUser> => {
  const answer = await callPool('AdminGetUser', poolId, { Username: username })
  if (!answer) return { isGone: false }
  if (!answer.isRefused) {
    const user = Attributes.parse(answer.body)
    return {
      isGone: false,
      createdAt: user.UserCreateDate,
      isUnconfirmed: user.UserStatus === 'UNCONFIRMED',
      ...verifiedEmailIn(user),
    }
  }
  if (answer.type.endsWith('UserNotFoundException')) return { isGone: true }
  throw refusal(poolId, answer)
}

const Listed = z.object({
  Users: z.array(z.object({ Username: z.string() })),
  PaginationToken: z.string().optional(),
})

/** Sixty of the users who have not confirmed their address, and where to go on. The list may be seconds behind. */
export const listUnconfirmed = async (
  poolId: string,
  after: string | undefined,
): Promise<{ readonly usernames: readonly string[]; readonly next: string | undefined }> => {
  const answer = await callPool('ListUsers', poolId, {
    Filter: 'cognito:user_status = "UNCONFIRMED"',
    AttributesToGet: [],
    Limit: 60,
    ...(after === undefined ? {} : { PaginationToken: after }),
  })
  if (answer?.isRefused !== false) throw refusal(poolId, answer)
  const { Users, PaginationToken } = Listed.parse(answer.body)
  return { usernames: Users.map(({ Username }) => Username), next: PaginationToken }
}

/** Deletes a user; one who is gone already is as good. */
export const deletePoolUser = async ({ poolId, username }: Account): Promise<void> => {
  const answer = await callPool('AdminDeleteUser', poolId, { Username: username })
  if (answer?.isRefused !== false && !answer?.type.endsWith('UserNotFoundException')) throw refusal(poolId, answer)
}

type Answer = Awaited<ReturnType<typeof callAws>>

/** Undefined for a pool that is no longer ours. */
const callPool = async (operation: string, poolId: string, input: object): Promise<Answer | undefined> => {
  const pool = userPools().find((one) => one.poolId === poolId)
  if (!pool) return undefined
  return callAws({
    service: 'cognito-idp',
    region: poolId.slice(0, poolId.indexOf('_')),
    url: process.env.AWS_ENDPOINT_URL ?? pool.issuer,
    jsonVersion: '1.1',
    target: `AWSCognitoIdentityProviderService.${operation}`,
    input: { UserPoolId: poolId, ...input },
  })
}

const refusal = (poolId: string, answer: Answer | undefined): Error =>
  new Error(`the user pool ${poolId} answered ${answer?.isRefused ? `${answer.status} ${answer.type}` : 'nothing'}`)

const verifiedEmailIn = ({ UserAttributes }: z.infer<typeof Attributes>): { verifiedEmail?: string } => {
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value
  const email = attribute('email')
  return email && attribute('email_verified') === 'true' ? { verifiedEmail: lowerCaseAddress(email) } : {}
}
