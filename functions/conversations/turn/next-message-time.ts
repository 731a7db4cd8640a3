import type { Head } from '#functions/conversations/store'

/**
 * The time of a conversation's next message or notice: now, but always later than the one before it. Messages are listed by
 * their time, two may share a millisecond, and the clocks of two workers differ.
 */
export const nextMessageTime = ({ lastAt }: Pick<Head, 'lastAt'>, now: number): number => Math.max(now, lastAt + 1)
