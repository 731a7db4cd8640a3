import { liveAgent } from '#functions/agents/live-agent'
import { optionalEnvironment } from '#lib/environment'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { framePage } from './frame-page.ts'

/** The widget's frame. Not a static file, because its headers name the sites that may frame this agent. */
export const showFrame: Verb<typeof routes, 'GET /public/agents/{agentId}/frame'> = async ({ agentId }, { host }) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', agentText('notFound'))
  const { allowedOrigins } = live.settings.security
  // on an agency's host files and pictures are its own
  if (await agencyOfHost(host)) return framePage(allowedOrigins)
  const filesOrigin = optionalEnvironment('FILES_ORIGIN')
  const publicUrl = optionalEnvironment('PUBLIC_URL')
  return framePage(allowedOrigins, filesOrigin ? [filesOrigin] : [], publicUrl ? [new URL(publicUrl).origin] : [])
}
