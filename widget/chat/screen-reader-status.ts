import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { translate } from '#widget/language/translate.ts'
import type { ChatState } from '#widget/session/state/chat-state.ts'

/** What a screen reader is told besides the messages themselves; empty when there is nothing to say. */
export const screenReaderStatus = (state: ChatState, say: WidgetWords): string => {
  if (state.phase === 'failed') return say.somethingWrong(translate(say, state.failure))
  if (state.lost) return say.dropped(state.lost.delaySeconds)
  if (state.closed) return say.closed[state.closed]
  const last = state.turns.at(-1)
  if (last?.delivery === 'unsent') return `${say.notSent} ${translate(say, last.trouble ?? '')}`
  if (last?.delivery === 'unanswered') return `${say.notAnswered} ${translate(say, last.trouble ?? '')}`
  return state.writing ? say.writing : ''
}
