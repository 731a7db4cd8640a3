import type { AgentMeta } from '#functions/agents/store'
import { summaryOf } from '#functions/agents/summary-of'
import { secretKey } from '#lib/ids'
import type { AgentSettings } from '#shared/agents/schema'

interface NewMeta {
  readonly agentId: string
  readonly workspaceId: string
  readonly settings: AgentSettings
  /** The hash of the packed settings. */
  readonly hash: string
  /** Unix seconds. */
  readonly seconds: number
}

/** A new agent's record: published as version 1, with a new key. */
export const newAgentMeta = ({ agentId, workspaceId, settings, hash, seconds }: NewMeta): AgentMeta => ({
  ID: agentId,
  ownerID: workspaceId,
  ...summaryOf(settings),
  SECRET_API_KEY: secretKey(),
  lastModified: seconds,
  ts: seconds,
  liveVersion: 1,
  draftHash: hash,
  liveHash: hash,
})
