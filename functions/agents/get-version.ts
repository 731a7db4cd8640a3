import type { Verb } from '#lib/api'
import { agentMessages } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { unpackSettings } from './settings-body.ts'
import { versions } from './store.ts'

/** The settings of one version, for comparing. */
export const getVersion: Verb<typeof routes, 'GET /v2/agents/{agentId}/versions/{version}'> = async (id) => {
  const stored = await versions.get(id)
  if (!stored) throw new Problem('not-found', agentMessages.noSuchVersion)
  return { settings: unpackSettings(stored.body) }
}
