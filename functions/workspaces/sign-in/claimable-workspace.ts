import { addressPartition, type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import { defect, log } from '#lib/log'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import { identities } from './store.ts'
import { readPoolUser } from './user-pool.gateway.ts'

/** More than any user has by far, and few enough to ask the pool about each. */
const MAX_IDENTITIES = 20

/**
 * The oldest workspace of a verified e-mail address that a further identity with this address may open. The workspace's record
 * proves nothing: its owner may have given the address up at the pool, where someone else can get it. So every identity of the
 * workspace must be gone from the pool or still have the address there. Throws `unavailable` when the pool does not answer.
 */
export const claimableWorkspace = async (email: string | undefined): Promise<StoredWorkspace | undefined> => {
  if (!email) return undefined
  const { items } = await workspaces.listBy('gsi1', addressPartition(email), undefined, { limit: 10 })
  for (const workspace of items) if (await isClaimable(workspace.uid, email)) return workspace
  return undefined
}

const isClaimable = async (uid: string, email: string): Promise<boolean> => {
  const { items, cursor } = await identities.listBy('gsi1', `OWNS#${uid}`, undefined, { limit: MAX_IDENTITIES })
  // nothing is known of a workspace without listed identities
  if (cursor || items.length === 0) return false
  const users = await Promise.all(items.map(poolUserOf))
  return users.every((user) => user.isGone || user.verifiedEmail === email)
}

const poolUserOf = async ({
  poolId = '',
  username = '',
}: {
  poolId?: string | undefined
  username?: string | undefined
}) =>
  readPoolUser({ poolId, username }).catch((failure: unknown) => {
    log('error', 'the user pool did not answer', defect(failure))
    throw new Problem('unavailable', workspaceText('ownerUnknown'))
  })
