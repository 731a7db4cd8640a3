import { WidgetLoaded } from '#events/analytics/events'
import { liveAgent } from '#features/agents'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { analytics as routes } from '#shared/analytics/routes'
import { Problem } from '#shared/problems'

/**
 * Records that a widget was loaded, when the edge knows the country and the owner allows it. Time, address and country never
 * come from the request's body.
 */
export const recordLoad: Verb<typeof routes, 'POST /agents/{agentId}/analytics'> = async (
  { agentId, browser, platform },
  { country },
) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', agentText('notFound'))
  if (!country || !live.settings.enableGeoAnalytics) return { success: false }
  await commit(
    [],
    [
      WidgetLoaded({
        workspaceId: live.workspaceId,
        agentId,
        at: world().now(),
        countryCode: country,
        browser,
        platform,
      }),
    ],
  )
  return { success: true }
}
