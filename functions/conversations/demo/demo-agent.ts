import { draftAgent, liveAgent } from '#features/agents'
import { rateLimit } from '#lib/http/rate-limit'
import { isCanaryTokenOf } from '#lib/tokens/canary-token'
import type { DemoVersion } from '#lib/tokens/conversation-token'
import { isDemoTokenOf } from '#lib/tokens/demo-token'
import { demoText } from '#shared/agents/demo-messages'
import { agentText } from '#shared/agents/messages'
import type { LiveAgent } from '#shared/agents/schema'
import { DEMO_STARTS, DEMO_STARTS_PER_DAY } from '#shared/conversations/demo/demo'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'

interface Demo {
  readonly version: DemoVersion
  /** A test conversation of ours: no limit counts or refuses it. */
  readonly isCanary: boolean
}

/** Which copy a demo runs on. The draft needs a token that its team made; the live copy is public. */
const demoOf = async (agentId: string, demo: string): Promise<Demo> => {
  if (demo === 'live') return { version: 'live', isCanary: false }
  if (await isCanaryTokenOf(agentId, demo)) return { version: 'live', isCanary: true }
  if (!(await isDemoTokenOf(agentId, demo))) throw new Problem('unauthenticated', demoText('demoEnded'))
  return { version: 'draft', isCanary: false }
}

const limitDemos = async (agentId: string, visitor: string): Promise<void> => {
  const message = conversationText('tooManyStarts')
  await Promise.all([
    rateLimit({ scope: `demo#${agentId}#${visitor}`, perWindow: DEMO_STARTS, windowSeconds: 600, message }),
    rateLimit({ scope: `demo#${agentId}`, perWindow: DEMO_STARTS_PER_DAY, windowSeconds: 24 * 3600, message }),
  ])
}

/** The agent of a demo, unless the visitor has started too many demos; `not-found` when there is no such agent. */
export const demoAgent = async (
  agentId: string,
  demo: string,
  visitor: string,
): Promise<Demo & { readonly agent: LiveAgent }> => {
  const { version, isCanary } = await demoOf(agentId, demo)
  const agent = await (version === 'draft' ? draftAgent(agentId) : liveAgent(agentId))
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  if (!isCanary) await limitDemos(agentId, visitor)
  return { agent, version, isCanary }
}
