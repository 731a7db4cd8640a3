import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { gaps as routes } from '#shared/gaps/routes'
import { changeGaps } from './change-gaps.ts'
import { countQuestions } from './count-questions.ts'
import { gaps } from './store.ts'

/** Dismisses a gap; when a visitor asks it again, it opens again with a count of one. Dismissing twice changes nothing. */
export const dismissGap: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}'> = async (
  { agentId, gapId },
  { access: { workspaceId }, actor },
) => {
  // what visitors asked until now is dismissed with it
  await countQuestions(agentId)
  const now = world().now()
  await changeGaps(agentId, (known) =>
    known.some(({ id }) => id === gapId)
      ? [
          gaps.removing({ agentId, id: gapId }),
          auditing({
            owner: `WS#${workspaceId}`,
            action: 'knowledge-gap.dismissed',
            by: actorName(actor),
            subject: `${agentId}/${gapId}`,
            now,
          }),
        ]
      : [],
  )
  return { gapId }
}
