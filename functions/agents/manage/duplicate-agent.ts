import { unpackSettings } from '#functions/agents/settings-body'
import { agents, drafts } from '#functions/agents/store'
import type { Verb } from '#lib/http/api'
import { agentId as newAgentId } from '#lib/ids'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { createAgent } from './create-agent.ts'
import { limitNewAgents } from './limit-new-agents.ts'

const MAX_TITLE = 120

/** Creates a copy of an agent's draft with its own id and key. */
export const duplicateAgent: Verb<typeof routes, 'POST /v2/agents/{agentId}/duplicate'> = async (
  { agentId, title },
  { access: { workspaceId }, actor },
) => {
  const [meta, draft] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
  ])
  if (!meta || !draft) throw new Problem('not-found', agentText('notFound'))
  await limitNewAgents(workspaceId)
  const settings = unpackSettings(draft.body)
  const copy = { ...settings, title: title ?? `${settings.title} (copy)`.slice(0, MAX_TITLE) }
  const copiedFrom = { agentId, version: meta.liveVersion }
  return {
    data: await createAgent(
      { agentId: newAgentId(), workspaceId, settings: copy, hasOwnGuards: true, copiedFrom },
      actor,
    ),
  }
}
