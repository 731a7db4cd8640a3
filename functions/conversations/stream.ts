import { type StreamVerbs, stream } from '#lib/http/stream'
import type { conversations } from '#shared/conversations/routes'
import { testRoutes } from '#shared/conversations/test-routes'
import { visitorRoutes } from '#shared/conversations/visitor-routes'
import { resumeConversation } from './messages/resume-conversation.ts'
import { sendMessage } from './messages/send-message.ts'
import { sendTestMessage } from './test-chat/send-test-message.ts'

const verbs = {
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages': sendMessage,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream': resumeConversation,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages': sendTestMessage,
} satisfies StreamVerbs<typeof conversations>

// a cold turn reads no schema of the routes that answer without a stream
export const handler = stream({ ...visitorRoutes, ...testRoutes } as const, verbs)
