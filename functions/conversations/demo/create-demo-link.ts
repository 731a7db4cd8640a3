import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { signDemoToken } from '#lib/tokens/demo-token'
import type { conversations as routes } from '#shared/conversations/routes'

/** A link for trying an agent: to the live copy it never changes, to the draft it carries a token that is valid for a week. */
export const createDemoLink: Verb<typeof routes, 'POST /v2/agents/{agentId}/demo-links'> = async ({
  agentId,
  version,
}) => {
  const path = `/app/${environment('REGION_NAME')}/prototype?vg_id=${agentId}`
  // behind `#`, which browsers do not send to servers
  return { path: version === 'live' ? path : `${path}&v=draft#${await signDemoToken(agentId)}` }
}
