import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import type { TakeOutcome } from './lease/take-outcome.ts'

/** The refusal of a message for a limit, on any channel: nothing is stored of it. `undefined` for any other outcome. */
export const refusalOf = (outcome: TakeOutcome): Problem | undefined => {
  switch (outcome.kind) {
    case 'full':
      return new Problem('limit-reached', conversationText('limitReached'))
    case 'limited':
      return new Problem('rate-limited', conversationText('tooManyMessages'), { retryAfter: outcome.retryAfter })
    default:
      return undefined
  }
}
