import { agents } from '#features/agents-editing'
import { copies } from '#functions/fleet/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { fleet } from '#shared/fleet/routes'

/** Makes a copy an agent of its own; a push that is under way leaves it as it is. */
export const unlinkAgent: Verb<typeof fleet, 'DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}'> = async (
  { agentId },
  { actor, access: { workspaceId } },
) => {
  const meta = await agents.get({ agentId })
  // refused where it is none: nothing is left to do
  await attempt([
    copies.removing({ workspaceId, agentId }, { agentId: present }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'agent-copy.unlinked',
      by: actorName(actor),
      subject: agentId,
      subjectName: meta?.ownerID === workspaceId ? meta.title : undefined,
      now: world().now(),
    }),
  ])
  return { success: true }
}
