import type { Reader } from '#functions/conversations/contact/reader'
import { isTeamOnline } from '#functions/conversations/handoff/is-team-online'
import { isWithinHours } from '#shared/agents/handoff/is-within-hours'
import type { LiveAgent } from '#shared/agents/schema'
import { awayWordsOf } from './away-words.ts'

/**
 * What a visitor reads who asks for a teammate at `now` (milliseconds since 1970) and leaves a message instead, by what the
 * agent's owner has set; `undefined` while the team is there, and the visitor waits for one.
 */
export const awayWordsNow = async (agent: LiveAgent, now: number, reader: Reader): Promise<string | undefined> => {
  const { handoff } = agent.settings
  if (!handoff) return undefined
  const isThere = isWithinHours(handoff, now) && (!handoff.onlyOnline || (await isTeamOnline(agent.workspaceId, now)))
  return isThere ? undefined : awayWordsOf(handoff, reader, now)
}
