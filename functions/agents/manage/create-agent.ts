import { AgentCreated } from '#events/agents/events'
import { ProductEvent } from '#events/analytics/events'
import { agentShards, balanceOf, sizingOf } from '#features/billing'
import { presentAgent } from '#functions/agents/present'
import { packSettings } from '#functions/agents/settings-body'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { defaultVisitorCap } from '#shared/agents/default-visitor-cap'
import { agentText } from '#shared/agents/messages'
import type { Agent, AgentSettings } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'
import { Problem } from '#shared/problems'
import { newAgentMeta } from './new-agent-meta.ts'
import { newAgentWrites } from './new-agent-writes.ts'

export interface NewAgent {
  readonly agentId: string
  readonly workspaceId: string
  readonly settings: AgentSettings
  /** Whether the spend guards in `settings` were chosen; otherwise the limit per visitor fits the model and the credits. */
  readonly hasOwnGuards: boolean
  readonly template?: string
  /** The agent that it is a duplicate of, and that one’s live version. */
  readonly copiedFrom?: { readonly agentId: string; readonly version: number }
  /** What else the transaction writes; `conflict` as well when it is refused. */
  readonly also?: readonly Write[]
}

/**
 * Creates an agent in one transaction: draft, live copy (version 1, so the widget works at once), the organisation's list,
 * the audit line and the events. `conflict` when the id is taken or was a deleted agent's.
 */
export const createAgent = async (
  { agentId, workspaceId, settings: given, hasOwnGuards, template, copiedFrom, also = [] }: NewAgent,
  actor: Actor,
): Promise<Agent> => {
  const now = world().now()
  const settings = hasOwnGuards ? given : await withVisitorCap(given, workspaceId)
  const { body, hash } = packSettings(settings)
  const cap = settings.security.spendGuards.perDay * MILLI
  const shards = agentShards(await sizingOf({ kind: 'workspace', id: workspaceId }), cap)
  const meta = newAgentMeta({ agentId, workspaceId, settings, hash, seconds: Math.floor(now / 1000) })
  const outcome = await attempt(
    [...newAgentWrites({ meta, body, shards, by: actorName(actor), now }), ...also],
    [
      AgentCreated({
        workspaceId,
        agentId,
        title: settings.title,
        agentPlatform: settings.agentPlatform,
        enableNodes: settings.enableNodes,
        ...(template ? { template } : {}),
        ...(copiedFrom ? { copiedFrom } : {}),
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

const withVisitorCap = async (settings: AgentSettings, workspaceId: string): Promise<AgentSettings> => {
  const { security, vg_defaultModel } = settings
  const perVisitorPerDay = defaultVisitorCap(vg_defaultModel, await balanceOf({ kind: 'workspace', id: workspaceId }))
  return { ...settings, security: { ...security, spendGuards: { ...security.spendGuards, perVisitorPerDay } } }
}
