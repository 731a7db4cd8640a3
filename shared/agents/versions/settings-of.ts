import type { Agent, AgentSettings } from '#shared/agents/schema'

/** An agent's settings without the facts about it; specification 3, section 4: those do not count as differences. */
export const settingsOf = ({
  ID: _id,
  ownerID: _owner,
  lastModified: _at,
  ts: _ts,
  SECRET_API_KEY: _key,
  liveVersion: _live,
  hasUnpublishedChanges: _changed,
  ...settings
}: Agent): AgentSettings => settings
