import { AgentDeleted } from '#events/agents/events'
import { unlistingAgent } from '#features/workspaces'
import { channelFields } from '#functions/agents/channel-fields/store'
import { agents, deletedAgents, drafts, liveCopies, versions } from '#functions/agents/store'
import { versionsOf } from '#functions/agents/versions/versions-of'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { agents as routes } from '#shared/agents/routes'

const MOST_IN_TRANSACTION = 50

/** Deletes an agent with its versions; its id stays taken. Its knowledge is deleted by a consumer of the event. */
export const deleteAgent: Verb<typeof routes, 'DELETE /v2/agents/{agentId}'> = async (
  { agentId },
  { access: { workspaceId }, actor },
) => {
  const now = world().now()
  const [all, meta] = await Promise.all([versionsOf(agentId, true), agents.get({ agentId })])
  // one transaction has 100 writes: what an agent has beyond its 20 versions goes before
  const surplus = all.slice(0, Math.max(0, all.length - MOST_IN_TRANSACTION))
  for (const { version } of surplus) await versions.drop({ agentId, version })
  await attempt(
    [
      agents.removing({ agentId }, { ID: present }),
      deletedAgents.putting({ agentId, workspaceId, deletedAt: now }),
      drafts.removing({ agentId }),
      liveCopies.removing({ agentId }),
      channelFields.removing({ agentId }),
      ...all.slice(surplus.length).map(({ version }) => versions.removing({ agentId, version })),
      unlistingAgent(workspaceId, agentId, now),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'agent.deleted',
        by: actorName(actor),
        subject: agentId,
        subjectName: meta?.title,
        now,
      }),
    ],
    [AgentDeleted({ workspaceId, agentId })],
  )
  return { agentId }
}
