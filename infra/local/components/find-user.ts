import type { UserPool } from './user-pool.ts'
import { callUserPool } from './user-pool-calls.ts'

/**
 * Where the pools at a URL keep the user with this `sub`. One whom no pool knows is at the first pool, which answers from then
 * on that they are gone.
 */
export const findUser = async (url: string, pools: readonly UserPool[], sub: string) => {
  for (const { poolId } of pools) {
    const user = await callUserPool(url, 'AdminGetUser', { UserPoolId: poolId, Username: sub }).catch(unlessGone)
    if (user) return { poolId, username: String(user.Username) }
  }
  return { poolId: pools[0]?.poolId ?? '', username: sub }
}

const unlessGone = (failure: unknown): undefined => {
  if (!String(failure).includes('UserNotFoundException')) throw failure
}
