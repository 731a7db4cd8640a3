import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { countDesk } from './count-desk.ts'

/** The count of the navigation: visitors who wait, and left messages that are not done. */
export const getDeskCount: Verb<typeof routes, 'GET /v2/agents/{agentId}/desk-count'> = async (
  { agentId },
  { access },
) => ({ count: await countDesk(access.workspaceId, agentId) })
