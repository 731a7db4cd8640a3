import { AgentCreated } from '#events/agents/events'
import { ProductEvent } from '#events/analytics/events'
import { listingAgent } from '#features/workspaces'
import { presentAgent } from '#functions/agents/present'
import { packSettings } from '#functions/agents/settings-body'
import { type AgentMeta, agents, drafts, liveCopies, versionKey, versions } from '#functions/agents/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { secretKey } from '#lib/ids'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { Agent, AgentSettings } from '#shared/agents/schema'
import { Problem } from '#shared/problems'

export interface NewAgent {
  readonly agentId: string
  readonly workspaceId: string
  readonly settings: AgentSettings
  readonly template?: string
}

/**
 * Creates an agent in one transaction: draft, live copy (version 1, so the widget works at once), the organisation's list,
 * the audit line and the events. `conflict` when the id is taken.
 */
export const createAgent = async (
  { agentId, workspaceId, settings, template }: NewAgent,
  actor: Actor,
): Promise<Agent> => {
  const now = world().now()
  const seconds = Math.floor(now / 1000)
  const { body, hash } = packSettings(settings)
  const meta: AgentMeta = {
    ID: agentId,
    ownerID: workspaceId,
    title: settings.title,
    description: settings.description,
    roundedImageURL: settings.roundedImageURL,
    agentPlatform: settings.agentPlatform,
    enableNodes: settings.enableNodes,
    theme: settings.theme,
    SECRET_API_KEY: secretKey(),
    lastModified: seconds,
    ts: seconds,
    liveVersion: 1,
    draftHash: hash,
    liveHash: hash,
  }
  const outcome = await attempt(
    [
      agents.creating({ ...meta, agentId }),
      drafts.putting({ agentId, body }),
      liveCopies.putting({
        agentId,
        workspaceId,
        version: 1,
        publishedAt: now,
        payer: { kind: 'workspace', id: workspaceId },
        body,
      }),
      versions.putting({
        agentId,
        version: versionKey(1),
        number: 1,
        reason: 'published',
        publishedAt: now,
        by: actorName(actor),
        body,
      }),
      listingAgent(workspaceId, agentId, now),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'agent.created',
        by: actorName(actor),
        subject: agentId,
        called: settings.title,
        now,
      }),
    ],
    [
      AgentCreated({
        workspaceId,
        agentId,
        title: settings.title,
        agentPlatform: settings.agentPlatform,
        enableNodes: settings.enableNodes,
        ...(template ? { template } : {}),
      }),
      ProductEvent({
        name: 'new_agent_created',
        workspaceId,
        properties: { agentId, agentPlatform: settings.agentPlatform, template: template ?? 'none' },
      }),
    ],
  )
  if (!outcome.committed) throw new Problem('conflict', agentText('idTaken'))
  return presentAgent(meta, settings)
}
