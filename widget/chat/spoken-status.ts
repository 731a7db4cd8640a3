import type { WidgetWords } from '#shared/conversations/widget-words'
import { inWords } from '#widget/parts/in-words.ts'
import type { ChatState } from '#widget/session/chat-state.ts'

/** What a screen reader is told besides the messages themselves; empty when there is nothing to say. */
export const spokenStatus = (state: ChatState, say: WidgetWords): string => {
  if (state.phase === 'failed') return say.somethingWrong(inWords(say, state.failure))
  if (state.lost) return say.dropped(state.lost.delaySeconds)
  if (state.closed) return say.closed[state.closed]
  const last = state.turns.at(-1)
  if (last?.delivery === 'unsent') return `${say.notSent} ${inWords(say, last.trouble ?? '')}`
  if (last?.delivery === 'unanswered') return `${say.notAnswered} ${inWords(say, last.trouble ?? '')}`
  return state.writing ? say.writing : ''
}
