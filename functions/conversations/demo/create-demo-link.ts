import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { signDemoToken } from '#lib/tokens/demo-token'
import type { conversations as routes } from '#shared/conversations/routes'

/** A link for trying an agent: the live copy's is the same for ever, a draft's carries a token for a week. */
export const createDemoLink: Verb<typeof routes, 'POST /v2/agents/{agentId}/demo-links'> = async ({
  agentId,
  version,
}) => {
  const path = `/app/${environment('REGION_NAME')}/prototype?vg_id=${agentId}`
  // behind `#`, which browsers keep to themselves
  return { path: version === 'live' ? path : `${path}&v=draft#${await signDemoToken(agentId)}` }
}
