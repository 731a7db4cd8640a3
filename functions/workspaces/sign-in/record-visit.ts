import { ownedBy as ownedWorkspacesOf } from '#functions/workspaces/owned/owned-by'
import { addressPartition, type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { type Identity, identities, ownedBy } from './store.ts'

/**
 * Writes what a visit proves about the owner's identity, in one transaction and only if it changed: the verified address to the
 * workspace's record and its index, and where the identity provider keeps the user. Returns the workspace as it is then. Of two
 * visits at once the later one finds nothing to change.
 */
export const recordVisit = async (
  { sub, email = '', account }: Extract<Actor, { kind: 'user' }>,
  identity: Identity,
  workspace: StoredWorkspace,
): Promise<StoredWorkspace> => {
  const { uid } = workspace
  const isMoved = email !== '' && email !== workspace.email
  const isAccountNew = account && (account.poolId !== identity.poolId || account.username !== identity.username)
  if (!isMoved && !isAccountNew) return workspace
  const moving = isMoved ? [workspace, ...(await ownedWorkspacesOf(uid))] : []
  const outcome = await attempt([
    ...(isAccountNew
      ? [identities.changing({ sub }, { set: account, index: ownedBy(uid, sub) }, { uid: is(uid) })]
      : []),
    ...moving.flatMap((one) => [
      workspaces.changing(
        { uid: one.uid },
        { set: { email }, index: { gsi1pk: addressPartition(email) } },
        { email: is(one.email) },
      ),
      auditing({
        owner: `WS#${one.uid}`,
        action: 'workspace.email-changed',
        by: one.email,
        subject: email,
        now: world().now(),
      }),
    ]),
  ])
  if (outcome.committed) return isMoved ? { ...workspace, email } : workspace
  return (await workspaces.get({ uid }, { consistent: true })) ?? workspace
}
