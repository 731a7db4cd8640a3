import { Problem } from '#shared/problems'

/** The ticket has expired, or its conversation has ended or is full: the visitor's message goes into a new one. */
export const needsNewConversation = (error: unknown): boolean =>
  error instanceof Problem &&
  ['unauthenticated', 'forbidden', 'not-found', 'gone', 'limit-reached'].includes(error.code)
