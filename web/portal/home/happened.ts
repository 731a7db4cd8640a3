import type { ConversationSummary } from '#shared/conversations/schema'

export interface Happened {
  readonly all: number
  readonly byAgent: number
  readonly withPerson: number
  readonly waiting: number
}

type Row = Pick<ConversationSummary, 'state' | 'lastAt' | 'place'>

/** The same as the number beside Conversations counts: a visitor who asked for a person, or a message that was left. */
const isWaiting = ({ state, place }: Row) => state === 'requested_chat' || place === 'left-message'

/** What became of the conversations with a message after `since` (ms). */
export const happenedSince = (rows: readonly Row[], since: number): Happened => {
  const after = rows.filter(({ lastAt }) => lastAt > since)
  const withPerson = after.filter((row) => row.state === 'human-chatting' && !isWaiting(row)).length
  const waiting = after.filter(isWaiting).length
  return { all: after.length, byAgent: after.length - withPerson - waiting, withPerson, waiting }
}

/** The conversations of the lists, by since when each waits. */
export const longestFirst = <Waiting extends Pick<ConversationSummary, 'askedAt' | 'lastAt'>>(
  ...lists: readonly (readonly Waiting[])[]
): Waiting[] => lists.flat().toSorted((one, other) => (one.askedAt ?? one.lastAt) - (other.askedAt ?? other.lastAt))
