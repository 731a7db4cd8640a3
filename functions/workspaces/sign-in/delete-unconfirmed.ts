import { isOwnPool, userPools } from '#lib/auth/user-pools'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { deletePoolUser, listUnconfirmed, readPoolUser } from './user-pool.gateway.ts'

/** A code is valid for a day; who has not used one by then would need another anyhow. */
const WAITS_S = 2 * 24 * 3600
/** It runs each hour: what is left is the next run's. */
const MAX_RUN_MS = 45_000

/**
 * Deletes the accounts of the region's own pool that nobody has confirmed within two days, so that an address does not stay with a sign-up that is
 * forgotten, or was another's. The list of a pool is behind: each is asked for again before it goes. A second run finds what is left.
 */
export const deleteUnconfirmed = async (): Promise<{ readonly count: number }> => {
  const startedAt = world().now()
  let count = 0
  for (const { poolId } of userPools().filter((pool) => isOwnPool(pool.poolId)))
    for (let after: string | undefined; ; ) {
      const page = await listUnconfirmed(poolId, after)
      for (const username of page.usernames) {
        if (world().now() - startedAt > MAX_RUN_MS) return { count }
        try {
          if (await deleteForgotten(poolId, username)) count++
        } catch (failure) {
          // one that the pool refuses must not keep the others
          log('error', 'unconfirmed account not deleted', defect(failure))
        }
      }
      after = page.next
      if (after === undefined) break
    }
  return { count }
}

const deleteForgotten = async (poolId: string, username: string): Promise<boolean> => {
  const user = await readPoolUser({ poolId, username })
  if (user.isGone || !user.isUnconfirmed || user.createdAt === undefined) return false
  if (world().now() / 1000 - user.createdAt < WAITS_S) return false
  await deletePoolUser({ poolId, username })
  return true
}

/** Runs each hour. */
export const handler = schedule(deleteUnconfirmed)
