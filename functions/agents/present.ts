import type { Agent, AgentSettings, AgentSummary } from '#shared/agents/schema'
import type { AgentMeta } from './store.ts'

const hasUnpublishedChanges = (meta: AgentMeta): boolean => meta.draftHash !== meta.liveHash

/** An agent as its team sees it. */
export const presentAgent = (meta: AgentMeta, settings: AgentSettings): Agent => ({
  ...settings,
  ID: meta.ID,
  ownerID: meta.ownerID,
  lastModified: meta.lastModified,
  ts: meta.ts,
  SECRET_API_KEY: meta.SECRET_API_KEY,
  liveVersion: meta.liveVersion,
  hasUnpublishedChanges: hasUnpublishedChanges(meta),
})

/** A row of the agents list. */
export const presentSummary = (meta: AgentMeta): AgentSummary => ({
  ...meta,
  hasUnpublishedChanges: hasUnpublishedChanges(meta),
})
