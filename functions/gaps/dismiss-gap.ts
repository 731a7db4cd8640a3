import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { gaps as routes } from '#shared/gaps/routes'
import { gaps } from './store.ts'

/** Dismisses a gap; when a visitor asks it again, it opens again with a count of one. Dismissing twice changes nothing. */
export const dismissGap: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}'> = async (
  { agentId, gapId },
  { access: { workspaceId }, actor },
) => {
  const now = world().now()
  await attempt([
    gaps.removing({ agentId, id: gapId }, { id: present }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'knowledge-gap.dismissed',
      by: actorName(actor),
      subject: `${agentId}/${gapId}`,
      now,
    }),
  ])
  return { gapId }
}
