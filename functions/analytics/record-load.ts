import { WidgetLoaded } from '#events/analytics/events'
import { liveAgent } from '#features/agents'
import { visitorKey } from '#features/conversations'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { withinLimits } from '#lib/http/within-limits'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { analytics as routes } from '#shared/analytics/routes'
import { Problem } from '#shared/problems'

/** More than a home or an office that reads a website loads its widget; what exceeds it is not counted. */
const LOADS = [
  { name: 'load', perWindow: 120, windowSeconds: 600 },
  { name: 'load-day', perWindow: 1_000, windowSeconds: 24 * 3600 },
]

/**
 * Records that a widget was loaded, when the edge knows the country and the owner allows it. Time, address and country never
 * come from the request's body.
 */
export const recordLoad: Verb<typeof routes, 'POST /agents/{agentId}/analytics'> = async (
  { agentId, browser, platform },
  { country, ip },
) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', agentText('notFound'))
  if (!country || !live.settings.enableGeoAnalytics) return { success: false }
  const visitor = await visitorKey(agentId, ip)
  const limits = LOADS.map(({ name, ...limit }) => ({ scope: `${name}#${agentId}#${visitor}`, ...limit }))
  if (!(await withinLimits(limits))) return { success: false }
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
