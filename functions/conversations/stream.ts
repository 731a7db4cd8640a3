import { stream } from '#lib/stream'
import { conversations } from '#shared/conversations/routes'
import { comeBackToConversation } from './come-back-to-conversation.ts'
import { sayInTest } from './say-in-test.ts'
import { saySomething } from './say-something.ts'

export const handler = stream(conversations, {
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages': saySomething,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream': comeBackToConversation,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages': sayInTest,
})
