import type { WidgetWords } from '#shared/conversations/widget-words'
import type { ChatState } from '#widget/session/chat-state.ts'

export interface HeaderState {
  readonly words: string
  readonly sign: 'good' | 'waiting' | 'over' | 'none'
}

/** Who is holding the conversation, in words: the line and its nodes are only decoration. */
export const headerState = (state: ChatState, say: WidgetWords): HeaderState => {
  if (state.phase === 'failed') return { words: say.unavailable, sign: 'over' }
  if (state.lost) return { words: say.reconnecting(state.lost.attempt), sign: 'waiting' }
  if (state.phase === 'loading') return { words: say.connecting, sign: 'none' }
  if (state.closed === 'ended') return { words: say.ended, sign: 'over' }
  if (state.closed) return { words: say.unavailable, sign: 'over' }
  if (state.conversation === 'requested_chat') return { words: say.waiting, sign: 'waiting' }
  if (state.conversation === 'human-chatting') return { words: say.person, sign: 'good' }
  if (state.writing) return { words: say.writing, sign: 'good' }
  return { words: say.online, sign: 'good' }
}
