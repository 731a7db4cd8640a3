import type { messageWords } from '#features/models'
import { addressIn } from './given-contact.ts'
import { isRefusal } from './is-refusal.ts'

type SmallTalkOf = Awaited<ReturnType<typeof messageWords>>['smallTalkOf']

/**
 * Whether words of a visitor who was asked for a message are one: no refusal, no bare address and no small talk. A further
 * request for a person is one: "call me back".
 */
export const isLeftText = (text: string, smallTalkOf: SmallTalkOf): boolean => {
  const kind = smallTalkOf(text)
  return (kind === undefined || kind === 'person') && !isRefusal(text) && addressIn(text) !== text.trim().toLowerCase()
}
