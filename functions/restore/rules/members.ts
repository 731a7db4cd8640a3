import type { Copy } from '#functions/restore/copy'

const RULE = 'members'

/**
 * A lost user pool cannot be restored with its passwords, so a member signs up again and is someone new to the pool. Their
 * workspace is claimed by the verified address once all identities that own it are gone from a pool that can be asked: so an
 * identity of a pool that no longer exists is recorded in this region's, which does not know it.
 */
export const reconcileMembers = (copy: Copy): void => {
  const [current, ...others] = copy.pools ?? []
  if (!current) return
  for (const identity of copy.of('identity')) {
    const { poolId, sub } = identity
    if (poolId === undefined || poolId === current || others.includes(String(poolId))) continue
    copy.put({ ...identity, poolId: current })
    copy.repaired(
      RULE,
      String(sub),
      `its pool ${String(poolId)} is lost: a user who verifies the address claims the workspace`,
    )
  }
}
