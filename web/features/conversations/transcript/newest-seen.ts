import type { Message } from '#shared/conversations/schema'

/** The id of the newest reply that the visitor has seen, if they have seen everything up to `seenId`: ids sort by time. */
export const newestSeen = (messages: readonly Message[], seenId: string | undefined): string | undefined =>
  seenId === undefined
    ? undefined
    : messages.findLast(({ id, role }) => (role === 'agent' || role === 'person') && id <= seenId)?.id
