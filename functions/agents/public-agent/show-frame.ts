import { liveAgent } from '#functions/agents/live-agent'
import { optionalEnvironment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { framePage } from './frame-page.ts'

/** The widget's frame. Not a static file, because its headers name the sites that may frame this agent. */
export const showFrame: Verb<typeof routes, 'GET /public/agents/{agentId}/frame'> = async ({ agentId }) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', agentText('notFound'))
  const filesOrigin = optionalEnvironment('FILES_ORIGIN')
  const publicUrl = optionalEnvironment('PUBLIC_URL')
  return framePage(
    live.settings.security.allowedOrigins,
    filesOrigin ? [filesOrigin] : [],
    publicUrl ? [new URL(publicUrl).origin] : [],
  )
}
