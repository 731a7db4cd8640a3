import type { Head } from '#functions/conversations/store'

/**
 * When the next message or notice of a conversation is: now, but always later than the one before it, since messages are
 * listed by their time, two may share a millisecond, and the clocks of two workers differ.
 */
export const after = ({ lastAt }: Pick<Head, 'lastAt'>, now: number): number => Math.max(now, lastAt + 1)
