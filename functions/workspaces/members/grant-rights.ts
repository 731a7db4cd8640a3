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
import { members } from './store.ts'

/** Replaces what the owner allows a member; it counts from the member's next call on. */
export const grantRights: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/members/{email}'> = async (
  { email, rights: asked },
  { access: { workspaceId: uid }, actor },
) => {
  const rights = Right.options.filter((right) => asked.includes(right))
  const outcome = await attempt([
    members.changing({ uid, email }, { set: { rights } }, { email: present }),
    auditing({
      owner: `WS#${uid}`,
      action: 'member.rights-changed',
      by: actorName(actor),
      subject: email,
      now: world().now(),
    }),
  ])
  if (!outcome.committed) throw new Problem('not-found', workspaceText('memberGone'))
  return { email, rights }
}
