import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import { Right } from '#shared/workspaces/rights'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { presentMember } from './present-member.ts'
import { members } from './store.ts'

/** Replaces what the owner allows a member; it counts from the member's next call on. */
export const grantRights: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/members/{email}'> = async (
  { email, rights: asked },
  { access: { workspaceId: uid }, actor },
) => {
  const rights = Right.options.filter((right) => asked.includes(right))
  const missing = new Problem('not-found', workspaceText('memberGone'))
  const before = await members.get({ uid, email }, { consistent: true })
  if (!before) throw missing
  const couldReadKeys = presentMember(before).couldReadKeys || rights.includes('keys')
  const outcome = await attempt([
    members.changing({ uid, email }, { set: { rights, couldReadKeys } }, { email: present }),
    auditing({
      owner: `WS#${uid}`,
      action: 'member.rights-changed',
      by: actorName(actor),
      subject: email,
      now: world().now(),
    }),
  ])
  if (!outcome.committed) throw missing
  return { email, rights }
}
