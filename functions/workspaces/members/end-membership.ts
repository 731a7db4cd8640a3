import { MemberLeft } from '#events/workspaces/events'
import { workspaces } from '#functions/workspaces/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { world } from '#lib/world'
import { members } from './store.ts'

/** Ends a membership and frees its seat. The former member's next call is refused; ending twice changes nothing. */
export const endMembership = async (uid: string, email: string, actor: Actor): Promise<void> => {
  const now = world().now()
  await attempt(
    [
      members.removing({ uid, email }, { email: present }),
      workspaces.changing({ uid }, { add: { memberCount: -1 } }, { uid: present }),
      auditing({ owner: `WS#${uid}`, action: 'member.left', by: actorName(actor), subject: email, now }),
    ],
    [MemberLeft({ workspaceId: uid, email })],
  )
}
