import type { Seen } from './read-conversation.ts'

/** Whether all that is to be answered are forms, filled in: somebody told something, and nothing was asked. */
export const isFilledIn = ({ owed }: Pick<Seen, 'owed'>): boolean => owed.every(({ form }) => form !== undefined)
