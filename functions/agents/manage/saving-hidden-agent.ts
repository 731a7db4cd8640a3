import { packSettings } from '#functions/agents/settings-body'
import { liveCopies } from '#functions/agents/store'
import type { Write } from '#lib/database/write'
import type { AgentSettings } from '#shared/agents/schema'

interface HiddenAgent {
  readonly agentId: string
  readonly workspaceId: string
  readonly settings: AgentSettings
  readonly now: number
}

/** The write of an agent that is a live copy and nothing else: it answers, but no list, member, key or event knows it. */
export const savingHiddenAgent = ({ agentId, workspaceId, settings, now }: HiddenAgent): Write =>
  liveCopies.putting({
    agentId,
    workspaceId,
    version: 1,
    publishedAt: now,
    payer: { kind: 'workspace', id: workspaceId },
    body: packSettings(settings).body,
  })
