import { KeyReaderRemoved, MemberLeft } from '#events/workspaces/events'
import { workspaces } from '#functions/workspaces/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { world } from '#lib/world'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import { couldReadKeys } from './could-read-keys.ts'
import { sameKeyReading } from './same-key-reading.ts'
import { formerKeyReaders, members } from './store.ts'

/**
 * Ends a membership and frees its seat. The former member's next call is refused; ending twice changes nothing. `rotateKeys` asks
 * for new keys, if the member may know the present ones: what it replaces stays valid for that long. Without it they are remembered
 * as a former reader.
 */
export const endMembership = async (
  uid: string,
  email: string,
  actor: Actor,
  { rotateKeys }: { readonly rotateKeys?: GracePeriod | undefined } = {},
): Promise<void> => {
  const by = actorName(actor)
  await retrying(`the membership of ${uid}`, async () => {
    const now = world().now()
    const member = await members.get({ uid, email }, { consistent: true })
    if (!member) return undefined
    const mayKnowKeys = couldReadKeys(member)
    const outcome = await attempt(
      [
        // a right that is granted at the same time decides whether keys are replaced
        members.removing({ uid, email }, { email: present, ...sameKeyReading(member) }),
        ...(mayKnowKeys && !rotateKeys ? [formerKeyReaders.putting({ uid, email, leftAt: now })] : []),
        workspaces.changing({ uid }, { add: { memberCount: -1 } }, { uid: present }),
        auditing({ owner: `WS#${uid}`, action: 'member.left', by, subject: email, now }),
      ],
      [
        MemberLeft({ workspaceId: uid, email }),
        ...(mayKnowKeys && rotateKeys
          ? [KeyReaderRemoved({ workspaceId: uid, email, by, at: now, validFor: rotateKeys })]
          : []),
      ],
    )
    return outcome.committed ? undefined : conflict
  })
}
