import { unpackSettings } from '#functions/agents/settings-body'
import { versions } from '#functions/agents/store'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'

/** The settings of one version, for comparing. */
export const getVersion: Verb<typeof routes, 'GET /v2/agents/{agentId}/versions/{version}'> = async (id) => {
  const stored = await versions.get(id)
  if (!stored) throw new Problem('not-found', agentText('noSuchVersion'))
  return { settings: unpackSettings(stored.body) }
}
