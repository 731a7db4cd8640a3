import type { Actor } from '#lib/auth/actor'
import { userPools } from '#lib/auth/user-pools'
import { defect, log } from '#lib/log'
import { readPoolUser } from './user-pool.gateway.ts'

/**
 * Whether another region's pool has an older account with the same verified address: the free credits are the person's, and granted
 * with their first account. An account of an external provider is not found by its address. While a pool does not answer, nobody's
 * sign-up waits for it: the credits are granted.
 */
export const hasOlderAccount = async ({ email, account }: Extract<Actor, { kind: 'user' }>): Promise<boolean> => {
  const others = userPools().filter(({ poolId }) => account && poolId !== account.poolId)
  if (!email || !account || others.length === 0) return false
  try {
    const [own, ...found] = await Promise.all([
      readPoolUser(account),
      ...others.map(({ poolId }) => readPoolUser({ poolId, username: email })),
    ])
    const since = own.isGone ? undefined : own.createdAt
    return found.some((user) => !user.isGone && user.verifiedEmail === email && isOlder(user.createdAt, since))
  } catch (failure) {
    log('error', 'another region’s user pool did not answer', defect(failure))
    return false
  }
}

const isOlder = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one < other
