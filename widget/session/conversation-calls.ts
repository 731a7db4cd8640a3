import type { ConversationClient } from '#widget/transport/conversation-client.ts'

/** The typed calls of the current conversation, which is started if need be. */
export type ConversationCalls = () => Promise<ReturnType<ConversationClient['forConversation']>>
