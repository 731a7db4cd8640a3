import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { translate } from '#widget/language/translate.ts'
import type { ChatState } from '#widget/session/state/chat-state.ts'

/** The status for screen readers, besides the messages themselves; empty when there is none. */
export const screenReaderStatus = (state: ChatState, messages: WidgetWords): string => {
  if (state.phase === 'failed') return messages.somethingWrong(translate(messages, state.failure))
  if (state.lost) return messages.dropped(state.lost.delaySeconds)
  if (state.closed) return messages.closed[state.closed]
  const last = state.turns.at(-1)
  if (last?.delivery === 'unsent') return `${messages.notSent} ${translate(messages, last.error ?? '')}`
  if (last?.delivery === 'unanswered') return `${messages.notAnswered} ${translate(messages, last.error ?? '')}`
  return state.writing ? messages.writing : ''
}
