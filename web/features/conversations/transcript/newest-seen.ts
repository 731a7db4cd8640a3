import type { Message } from '#shared/conversations/schema'

/** The newest reply that the visitor has seen, by its id, when they have seen everything up to `seenId`: ids sort by time. */
export const newestSeen = (messages: readonly Message[], seenId: string | undefined): string | undefined =>
  seenId === undefined
    ? undefined
    : messages.findLast(({ id, role }) => (role === 'agent' || role === 'person') && id <= seenId)?.id
