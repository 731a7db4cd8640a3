import { stream } from '#lib/http/stream'
import { conversations } from '#shared/conversations/routes'
import { resumeConversation } from './messages/resume-conversation.ts'
import { sendMessage } from './messages/send-message.ts'
import { sendTestMessage } from './test-chat/send-test-message.ts'

export const handler = stream(conversations, {
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages': sendMessage,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream': resumeConversation,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages': sendTestMessage,
})
