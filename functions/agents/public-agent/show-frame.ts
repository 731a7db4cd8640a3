import { liveAgent } from '#functions/agents/live-agent'
import { optionalEnvironment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { framePage } from './frame-page.ts'

/** The widget's frame. It is made here and not stored as a file, because each agent says which sites may frame it. */
export const showFrame: Verb<typeof routes, 'GET /public/agents/{agentId}/frame'> = async ({ agentId }) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', agentText('notFound'))
  const filesOrigin = optionalEnvironment('FILES_ORIGIN')
  return framePage(live.settings.security.allowedOrigins, filesOrigin ? [filesOrigin] : [])
}
