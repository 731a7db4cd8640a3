import { liveAgent } from '#functions/agents/live-agent'
import type { Verb } from '#lib/http/api'
import type { agents as routes } from '#shared/agents/routes'
import { fileText } from '#shared/files/messages'
import { Problem } from '#shared/problems'
import { containsUrl } from './contains-url.ts'

/**
 * Our copy of a picture that an agent shows, so that no visitor's browser calls a third party. Only URLs in the live agent's
 * settings are fetched: a model that was talked into writing a URL cannot leak data through it.
 */
export const getPictureCopy: Verb<typeof routes, 'GET /v2/public/agents/{agentId}/picture'> = async ({
  agentId,
  url,
}) => {
  const agent = await liveAgent(agentId)
  if (!agent || !containsUrl(agent.settings, url)) throw new Problem('not-found', fileText('noPicture'))
  // loaded on use: the other routes start without the parsers of pictures
  const { copyPicture } = await import('#features/files')
  const path = await copyPicture({ workspaceId: agent.workspaceId, agentId, url })
  if (!path) throw new Problem('not-found', fileText('noPicture'))
  return { path }
}
