import { api } from '#lib/api'
import { conversations } from '#shared/conversations/routes'
import { askForPerson } from './ask-for-person.ts'
import { attachFile } from './attach-file.ts'
import { attachFileInTest } from './attach-file-in-test.ts'
import { endConversation } from './end-conversation.ts'
import { eraseConversation } from './erase-conversation.ts'
import { getHistory } from './get-history.ts'
import { getIdentitySecret } from './get-identity-secret.ts'
import { getTranscript } from './get-transcript.ts'
import { identifyVisitor } from './identify-visitor.ts'
import { listConversations } from './list-conversations.ts'
import { makeDemoLink } from './make-demo-link.ts'
import { markRead } from './mark-read.ts'
import { rateConversation } from './rate-conversation.ts'
import { readAttachment } from './read-attachment.ts'
import { readAttachmentAsTeam } from './read-attachment-as-team.ts'
import { replyAsPerson } from './reply-as-person.ts'
import { returnToAgent } from './return-to-agent.ts'
import { rotateIdentitySecret } from './rotate-identity-secret.ts'
import { seeReply } from './see-reply.ts'
import { startConversation } from './start-conversation.ts'
import { startTest } from './start-test.ts'
import { takeOver } from './take-over.ts'

export const handler = api(conversations, {
  'POST /v2/public/agents/{agentId}/conversations': startConversation,
  'POST /v2/public/agents/{agentId}/identify': identifyVisitor,
  'GET /v2/agents/{agentId}/identity-secret': getIdentitySecret,
  'POST /v2/agents/{agentId}/identity-secret': rotateIdentitySecret,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages': getHistory,
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}': eraseConversation,
  'POST /v2/agents/{agentId}/demo-links': makeDemoLink,
  'POST /v2/agents/{agentId}/test-conversations': startTest,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments': attachFileInTest,
  'GET /v2/agents/{agentId}/conversations': listConversations,
  'GET /v2/agents/{agentId}/conversations/{conversationId}': getTranscript,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff': askForPerson,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating': rateConversation,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen': seeReply,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': markRead,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments': attachFile,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}':
    readAttachment,
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}':
    readAttachmentAsTeam,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': takeOver,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return': returnToAgent,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end': endConversation,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': replyAsPerson,
})
