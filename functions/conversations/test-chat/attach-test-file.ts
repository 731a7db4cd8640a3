import { draftAgent, liveAgent } from '#features/agents'
import { createUpload } from '#functions/conversations/attachments/create-upload'
import { heads } from '#functions/conversations/store'
import type { Verb } from '#lib/http/api'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { TEST_VISITOR } from './test-visitor.ts'

/** The address to which a member's browser uploads a file of a test conversation, under the tested copy's rules. */
export const attachTestFile: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments'
> = async ({ agentId, conversationId, name, bytes }) => {
  const head = await heads.get({ conversationId })
  // members attach no files to visitors' conversations
  if (head?.agentId !== agentId || head.channel !== 'test') throw new Problem('not-found', conversationText('notFound'))
  const agent = await (head.version === 'draft' ? draftAgent(agentId) : liveAgent(agentId))
  if (!agent) throw new Problem('not-found', conversationText('notFound'))
  return createUpload({ head, agent, visitor: TEST_VISITOR, name, bytes })
}
