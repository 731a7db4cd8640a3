import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import type { ChatState } from '#widget/session/state/chat-state.ts'

export interface HeaderState {
  readonly text: string
  readonly dot: 'good' | 'waiting' | 'over' | 'none'
}

/** The current assignee as text: the line and its nodes are only decoration. */
export const headerState = (state: ChatState, messages: WidgetWords): HeaderState => {
  if (state.phase === 'failed') return { text: messages.unavailable, dot: 'over' }
  if (state.lost) return { text: messages.reconnecting(state.lost.attempt), dot: 'waiting' }
  if (state.phase === 'loading') return { text: messages.connecting, dot: 'none' }
  if (state.closed === 'ended') return { text: messages.ended, dot: 'over' }
  if (state.closed) return { text: messages.unavailable, dot: 'over' }
  if (state.conversation === 'requested_chat') return { text: messages.waiting, dot: 'waiting' }
  if (state.conversation === 'human-chatting') return { text: messages.person, dot: 'good' }
  if (state.writing) return { text: messages.writing, dot: 'good' }
  return { text: messages.online, dot: 'good' }
}
