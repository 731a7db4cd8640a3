import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import type { ChatState } from '#widget/session/state/chat-state.ts'

export interface HeaderState {
  readonly text: string
  readonly dot: 'good' | 'waiting' | 'over' | 'none'
}

/** Who is holding the conversation, in words: the line and its nodes are only decoration. */
export const headerState = (state: ChatState, say: WidgetWords): HeaderState => {
  if (state.phase === 'failed') return { text: say.unavailable, dot: 'over' }
  if (state.lost) return { text: say.reconnecting(state.lost.attempt), dot: 'waiting' }
  if (state.phase === 'loading') return { text: say.connecting, dot: 'none' }
  if (state.closed === 'ended') return { text: say.ended, dot: 'over' }
  if (state.closed) return { text: say.unavailable, dot: 'over' }
  if (state.conversation === 'requested_chat') return { text: say.waiting, dot: 'waiting' }
  if (state.conversation === 'human-chatting') return { text: say.person, dot: 'good' }
  if (state.writing) return { text: say.writing, dot: 'good' }
  return { text: say.online, dot: 'good' }
}
