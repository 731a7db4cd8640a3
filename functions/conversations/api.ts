import { api } from '#lib/http/api'
import { conversations } from '#shared/conversations/routes'
import { attachFile } from './attachments/attach-file.ts'
import { readAttachment } from './attachments/read-attachment.ts'
import { readAttachmentAsTeam } from './attachments/read-attachment-as-team.ts'
import { createDemoLink } from './demo/create-demo-link.ts'
import { eraseConversation } from './erasure/erase-conversation.ts'
import { endConversation } from './handoff/end-conversation.ts'
import { replyAsHuman } from './handoff/reply-as-human.ts'
import { requestHandoff } from './handoff/request-handoff.ts'
import { returnToAgent } from './handoff/return-to-agent.ts'
import { settleLeftMessage } from './handoff/settle-left-message.ts'
import { takeOver } from './handoff/take-over.ts'
import { editField } from './history/edit-field.ts'
import { getDeskCount } from './history/get-desk-count.ts'
import { getHistory } from './history/get-history.ts'
import { getTranscript } from './history/get-transcript.ts'
import { getVisitorPictures } from './history/get-visitor-pictures.ts'
import { listConversations } from './history/list-conversations.ts'
import { markRead } from './history/mark-read.ts'
import { markReplySeen } from './history/mark-reply-seen.ts'
import { rateConversation } from './history/rate-conversation.ts'
import { getIdentitySecret } from './identity/get-identity-secret.ts'
import { identifyVisitor } from './identity/identify-visitor.ts'
import { revokeIdentitySecret } from './identity/revoke-identity-secret.ts'
import { rotateIdentitySecret } from './identity/rotate-identity-secret.ts'
import { resendMessage } from './sending/resend-message.ts'
import { listRefusedOrigins } from './start/refused/list-refused-origins.ts'
import { startConversation } from './start/start-conversation.ts'
import { attachTestFile } from './test-chat/attach-test-file.ts'
import { startTest } from './test-chat/start-test.ts'

export const handler = api(conversations, {
  'POST /v2/public/agents/{agentId}/conversations': startConversation,
  'POST /v2/public/agents/{agentId}/identify': identifyVisitor,
  'GET /v2/agents/{agentId}/identity-secret': getIdentitySecret,
  'POST /v2/agents/{agentId}/identity-secret': rotateIdentitySecret,
  'DELETE /v2/agents/{agentId}/identity-secret/{keyId}': revokeIdentitySecret,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages': getHistory,
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}': eraseConversation,
  'POST /v2/agents/{agentId}/demo-links': createDemoLink,
  'POST /v2/agents/{agentId}/test-conversations': startTest,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments': attachTestFile,
  'GET /v2/agents/{agentId}/refused-origins': listRefusedOrigins,
  'GET /v2/agents/{agentId}/desk-count': getDeskCount,
  'GET /v2/agents/{agentId}/conversations': listConversations,
  'POST /v2/agents/{agentId}/visitor-pictures': getVisitorPictures,
  'GET /v2/agents/{agentId}/conversations/{conversationId}': getTranscript,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff': requestHandoff,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating': rateConversation,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen': markReplySeen,
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields': editField,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': markRead,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments': attachFile,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}':
    readAttachment,
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}':
    readAttachmentAsTeam,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': takeOver,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return': returnToAgent,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end': endConversation,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done': settleLeftMessage,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': replyAsHuman,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend': resendMessage,
})
