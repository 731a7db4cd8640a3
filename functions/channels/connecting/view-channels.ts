import { ProductEvent } from '#events/analytics/events'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'

/** Counts that a member opened the page; apart from its data, which a page fetches more often than it is opened. */
export const viewChannels: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/viewed'> = async (
  { agentId },
  { access: { workspaceId } },
) => {
  await commit([], [ProductEvent({ name: 'channels_viewed', workspaceId, properties: { agentId } })])
  return { success: true }
}
