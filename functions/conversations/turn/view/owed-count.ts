import type { Head } from '#functions/conversations/store'

/** How many of the visitor's messages no reply answers yet, with those that have expired unanswered. */
export const owedCount = ({ inbound, answered }: Pick<Head, 'inbound' | 'answered'>): number => inbound - answered
