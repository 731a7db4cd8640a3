import { KeyReaderRemoved, MemberLeft } from '#events/workspaces/events'
import { workspaces } from '#functions/workspaces/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { world } from '#lib/world'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import { presentMember } from './present-member.ts'
import { members } from './store.ts'

/**
 * Ends a membership and frees its seat. The former member's next call is refused; ending twice changes nothing. `rotateKeys` asks
 * for new keys, if the member may know the present ones: what it replaces stays valid for that long.
 */
export const endMembership = async (
  uid: string,
  email: string,
  actor: Actor,
  { rotateKeys }: { readonly rotateKeys?: GracePeriod | undefined } = {},
): Promise<void> => {
  const now = world().now()
  const by = actorName(actor)
  const keyReader = rotateKeys && (await members.get({ uid, email }, { consistent: true }))
  await attempt(
    [
      members.removing({ uid, email }, { email: present }),
      workspaces.changing({ uid }, { add: { memberCount: -1 } }, { uid: present }),
      auditing({ owner: `WS#${uid}`, action: 'member.left', by, subject: email, now }),
    ],
    [
      MemberLeft({ workspaceId: uid, email }),
      ...(keyReader && presentMember(keyReader).couldReadKeys
        ? [KeyReaderRemoved({ workspaceId: uid, email, by, at: now, validFor: rotateKeys })]
        : []),
    ],
  )
}
