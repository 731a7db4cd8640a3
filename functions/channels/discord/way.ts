import type { StoredMessage } from '#features/conversations'
import type { OpenPromise } from './promises.ts'

/** How a message goes to a user. */
export interface Way {
  /** The deferred answer that it becomes, by an edit. */
  readonly original?: OpenPromise
  /** Whose answers are in it too: their "is thinking" is deleted. */
  readonly merged: readonly OpenPromise[]
  /** By whose token further messages go as the application's, with buttons; without one, by the webhook. */
  readonly follows?: OpenPromise
}

/**
 * A reply takes the places of the questions that it answers: it appears at the newest, and the others are deleted. A notice, and a
 * reply whose questions are unknown, take those of all questions before it. A place that another message has is not taken, but
 * lends its token.
 */
export const wayOf = (message: Pick<StoredMessage, 'id' | 'answers'>, open: readonly OpenPromise[]): Way => {
  const isAnswered = ({ messageId }: OpenPromise): boolean =>
    messageId !== undefined && (message.answers ? message.answers.includes(messageId) : messageId < message.id)
  const places = open.filter((each) => each.keptBy === message.id || (each.keptBy === undefined && isAnswered(each)))
  const original = places.at(-1)
  const follows = original ?? open.at(-1)
  return { ...(original ? { original } : {}), merged: places.slice(0, -1), ...(follows ? { follows } : {}) }
}
