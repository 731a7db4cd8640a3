import { draftAgent, liveAgent } from '#features/agents'
import { rateLimit } from '#lib/http/rate-limit'
import type { DemoVersion } from '#lib/tokens/conversation-token'
import { isDemoTokenOf } from '#lib/tokens/demo-token'
import { demoText } from '#shared/agents/demo-messages'
import { agentText } from '#shared/agents/messages'
import type { LiveAgent } from '#shared/agents/schema'
import { DEMO_STARTS, DEMO_STARTS_PER_DAY } from '#shared/conversations/demo/demo'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'

/** Which copy a demo runs on. The draft needs a token that its team made; the live copy is public. */
const versionOf = async (agentId: string, demo: string): Promise<DemoVersion> => {
  if (demo === 'live') return 'live'
  if (!(await isDemoTokenOf(agentId, demo))) throw new Problem('unauthenticated', demoText('demoEnded'))
  return 'draft'
}

/** The agent of a demo, unless the visitor has started too many demos; `not-found` when there is no such agent. */
export const demoAgent = async (
  agentId: string,
  demo: string,
  visitor: string,
): Promise<{ readonly agent: LiveAgent; readonly version: DemoVersion }> => {
  const version = await versionOf(agentId, demo)
  const agent = await (version === 'draft' ? draftAgent(agentId) : liveAgent(agentId))
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  const message = conversationText('tooManyStarts')
  await Promise.all([
    rateLimit({ scope: `demo#${agentId}#${visitor}`, perWindow: DEMO_STARTS, windowSeconds: 600, message }),
    rateLimit({ scope: `demo#${agentId}`, perWindow: DEMO_STARTS_PER_DAY, windowSeconds: 24 * 3600, message }),
  ])
  return { agent, version }
}
