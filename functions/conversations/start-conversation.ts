import { liveAgent } from '#features/agents'
import type { Verb } from '#lib/api'
import { signConversationToken } from '#lib/conversation-token'
import { rateLimit } from '#lib/rate-limit'
import { conversationMessages } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { PROTOCOL_VERSION } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { beginConversation } from './begin-conversation.ts'
import { demoAgent } from './demo-agent.ts'
import { mayContinue } from './may-continue.ts'
import { refuseForeignPage } from './refuse-foreign-page.ts'
import { visitorKey } from './visitor-key.ts'

/** A home or an office opens that many chats in ten minutes; a script opens more. */
const STARTS = { perWindow: 40, windowSeconds: 600 }

/** A visitor opens the chat: an allowed page, not too often, greeted, and given the token of this one conversation. */
export const startConversation: Verb<typeof routes, 'POST /v2/public/agents/{agentId}/conversations'> = async (
  { agentId, lang, variables, pageUrl, demo },
  { ip, country, origin, host },
) => {
  const visitor = await visitorKey(agentId, ip)
  const shown = demo !== undefined ? await demoAgent(agentId, demo, visitor) : undefined
  const agent = shown?.agent ?? (await liveAgent(agentId))
  if (!agent) throw new Problem('not-found', 'There is no such agent.')
  refuseForeignPage(agent, { origin, host })
  const [may] = await Promise.all([
    mayContinue(agent),
    rateLimit({ scope: `start#${agentId}#${visitor}`, ...STARTS, message: conversationMessages.tooManyStarts }),
  ])
  const page = pageUrl && URL.canParse(pageUrl) ? { page_url: pageUrl.slice(0, 300) } : {}
  const { conversationId, messages } = await beginConversation({
    agent,
    channel: 'web',
    visitor,
    version: shown?.version ?? 'live',
    isTest: shown !== undefined,
    lang,
    country,
    variables: { ...page, ...variables },
  })
  const token = await signConversationToken({ agentId, conversationId, demo: shown?.version })
  return { conversationId, token, protocol: PROTOCOL_VERSION, state: 'ai-chatting', ...may, messages: [...messages] }
}
