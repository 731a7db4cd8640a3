import { draftAgent, liveAgent } from '#features/agents'
import { heads } from '#functions/conversations/store'
import { visitorKey } from '#functions/conversations/visitor-key'
import type { Verb } from '#lib/http/api'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { createUpload } from './create-upload.ts'

/** The address to which a visitor's browser uploads a file. */
export const attachFile: Verb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments'
> = async ({ agentId, conversationId, name, bytes }, { ip, actor }) => {
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const [head, agent, visitor] = await Promise.all([
    heads.get({ conversationId }),
    demo === 'draft' ? draftAgent(agentId) : liveAgent(agentId),
    visitorKey(agentId, ip),
  ])
  if (head?.agentId !== agentId || !agent) throw new Problem('not-found', conversationText('notFound'))
  return createUpload({ head, agent, visitor, name, bytes })
}
