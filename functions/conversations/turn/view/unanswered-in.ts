import type { StoredMessage } from '#functions/conversations/store'

interface Unanswered {
  readonly messages: readonly StoredMessage[]
  /** The visitor's messages to the agent that no reply among these answers. */
  readonly unanswered: readonly StoredMessage[]
}

/**
 * The messages without those that have expired and are not deleted yet. A reply answers every message that was owed, so
 * each one before an answered message is answered too, even when its own reply is not here.
 */
export const unansweredIn = (recent: readonly StoredMessage[], now: number): Unanswered => {
  const messages = recent.filter(({ forgetAt }) => forgetAt === undefined || forgetAt * 1000 > now)
  const lastAnswered = recent.flatMap(({ answers = [] }) => answers).reduce((last, id) => (id > last ? id : last), '')
  const unanswered = messages.filter(
    ({ id, role, isForPerson }) => role === 'visitor' && !isForPerson && id > lastAnswered,
  )
  return { messages, unanswered }
}
