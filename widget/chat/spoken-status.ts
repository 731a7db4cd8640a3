import { widgetMessages as say } from '#shared/conversations/widget-messages'
import type { ChatState } from '#widget/session/chat-state.ts'

/** What a screen reader is told besides the messages themselves; empty when there is nothing to say. */
export const spokenStatus = (state: ChatState): string => {
  if (state.phase === 'failed') return say.somethingWrong(state.failure)
  if (state.lost) return say.dropped(state.lost.delaySeconds)
  if (state.closed) return say.closed[state.closed]
  const last = state.turns.at(-1)
  if (last?.delivery === 'unsent') return `${say.notSent} ${last.trouble ?? ''}`
  if (last?.delivery === 'unanswered') return `${say.notAnswered} ${last.trouble ?? ''}`
  return state.writing ? say.writing : ''
}
