import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import { Right } from '#shared/workspaces/rights'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { couldReadKeys } from './could-read-keys.ts'
import { sameKeyReading } from './same-key-reading.ts'
import { members } from './store.ts'

/** Replaces what the owner allows a member; it counts from the member's next call on. */
export const grantRights: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/members/{email}'> = async (
  { email, rights: asked },
  { access: { workspaceId: uid }, actor },
) => {
  const rights = Right.options.filter((right) => asked.includes(right))
  const by = actorName(actor)
  return retrying(
    `the rights in ${uid}`,
    async () => {
      const before = await members.get({ uid, email }, { consistent: true })
      if (!before) throw new Problem('not-found', workspaceText('memberGone'))
      const mayKnowKeys = couldReadKeys(before) || rights.includes('keys')
      const { committed } = await attempt([
        members.changing(
          { uid, email },
          { set: { rights, couldReadKeys: mayKnowKeys } },
          // of two changes at once neither forgets that the other granted keys
          { email: present, ...sameKeyReading(before) },
        ),
        auditing({ owner: `WS#${uid}`, action: 'member.rights-changed', by, subject: email, now: world().now() }),
      ])
      return committed ? { email, rights } : conflict
    },
    { text: problemText('changedMeanwhile', members.name) },
  )
}
