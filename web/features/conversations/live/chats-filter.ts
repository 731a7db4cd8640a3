import type { ConversationState } from '#shared/conversations/schema'

/** What Chats can be limited to: a state, or conversations whose visitor left a message for the team. */
export type ChatsFilter = ConversationState | 'left-message'
