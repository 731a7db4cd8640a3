import type { ConversationSummary } from '#shared/conversations/schema'

/** Up to when the team has read a conversation, and seen what was not sent: in milliseconds, as its summary says. */
export interface Seen {
  readonly at: number
  readonly unsentAt?: number | undefined
}

/** A row as it is once the team has seen so much of it. */
export const seenBy = (row: ConversationSummary, { at, unsentAt }: Seen): ConversationSummary => {
  const isRead = row.isUnread && row.lastAt <= at
  const isSettled = row.unsentAt !== undefined && row.unsentAt <= (unsentAt ?? 0)
  if (!isRead && !isSettled) return row
  const { unsentAt: unsent, ...rest } = row
  return {
    ...rest,
    isUnread: row.isUnread && !isRead,
    ...(isSettled || unsent === undefined ? {} : { unsentAt: unsent }),
  }
}
