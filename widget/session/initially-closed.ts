import { initialState } from './state/chat-state.ts'

/** The status of a conversation with an agent that may not answer. */
export const initiallyClosed = { type: 'status', state: initialState.conversation, continue: false } as const
