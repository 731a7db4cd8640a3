import { liveAgent } from '#features/agents'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { changeAssignee } from './change-assignee.ts'
import { leaveMessage } from './leave-message.ts'

/** More often than a visitor changes their mind; a script would flood the conversation with notices. */
const CHANGES = { perWindow: 20, windowSeconds: 600, message: conversationText('tooManyRequests') }

/** A visitor asks for a human agent, or goes back to the agent instead of waiting. */
export const requestHandoff: Verb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff'
> = async ({ agentId, conversationId, to }, { actor }) => {
  if (actor.kind === 'visitor' && actor.demo) throw new Problem('forbidden', conversationText('noHandoffInDemo'))
  await rateLimit({ scope: `handoff#${conversationId}`, ...CHANGES })
  const agent = to === 'person' ? await liveAgent(agentId) : undefined
  const left = agent && (await leaveMessage({ agent, conversationId }))
  const { state, silence } =
    left ?? (await changeAssignee({ agentId, conversationId, step: to === 'person' ? 'request' : 'withdraw' }))
  return { state, continue: true, ...(silence ? { reason: silence } : {}) }
}
