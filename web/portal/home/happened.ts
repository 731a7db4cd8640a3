import type { ConversationSummary } from '#shared/conversations/schema'

export interface Happened {
  readonly all: number
  readonly byAgent: number
  readonly withPerson: number
  readonly waiting: number
}

/** What became of the conversations with a message after `since` (ms). */
export const happenedSince = (
  rows: readonly Pick<ConversationSummary, 'state' | 'lastAt' | 'place'>[],
  since: number,
): Happened => {
  const after = rows.filter(({ lastAt }) => lastAt > since)
  const withPerson = after.filter(({ state }) => state === 'human-chatting').length
  const waiting = after.filter(({ state }) => state === 'requested_chat').length
  return { all: after.length, byAgent: after.length - withPerson - waiting, withPerson, waiting }
}
