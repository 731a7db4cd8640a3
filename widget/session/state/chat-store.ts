import type { ChatState } from './chat-state.ts'
import type { createStore } from './create-store.ts'
import type { ChatAction } from './reduce-chat.ts'

export type ChatStore = ReturnType<typeof createStore<ChatState, ChatAction>>
