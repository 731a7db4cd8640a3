import { liveAgent } from '#features/agents'
import { demoAgent } from '#functions/conversations/demo/demo-agent'
import { mayContinue } from '#functions/conversations/may-continue'
import { visitorKey } from '#functions/conversations/visitor-key'
import type { Verb } from '#lib/http/api'
import { signConversationToken } from '#lib/tokens/conversation-token'
import { agentText } from '#shared/agents/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { PROTOCOL_VERSION } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { createConversation } from './create-conversation.ts'
import { limitStarts } from './limit-starts.ts'
import { requireAllowedOrigin } from './require-allowed-origin.ts'

/** Starts a conversation from an allowed page, rate-limited: returns its greeting and its token. */
export const startConversation: Verb<typeof routes, 'POST /v2/public/agents/{agentId}/conversations'> = async (
  { agentId, lang, timeZone, variables, pageUrl, demo },
  { ip, country, origin, host },
) => {
  const visitor = await visitorKey(agentId, ip)
  const shown = demo !== undefined ? await demoAgent(agentId, demo, visitor) : undefined
  const agent = shown?.agent ?? (await liveAgent(agentId))
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  await requireAllowedOrigin(agent, { origin, host })
  const [may] = await Promise.all([mayContinue(agent), shown?.isCanary ? undefined : limitStarts(agentId, visitor)])
  const page = pageUrl && URL.canParse(pageUrl) ? { page_url: pageUrl.slice(0, 300) } : {}
  const { conversationId, messages } = await createConversation({
    agent,
    channel: 'web',
    visitor,
    version: shown?.version ?? 'live',
    isTest: shown !== undefined,
    lang,
    timeZone,
    country,
    variables: { ...page, ...variables },
  })
  const token = await signConversationToken({ agentId, conversationId, demo: shown?.version })
  return { conversationId, token, protocol: PROTOCOL_VERSION, state: 'ai-chatting', ...may, messages: [...messages] }
}
