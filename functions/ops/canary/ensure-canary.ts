import { savingHiddenAgent } from '#features/agents'
import { freeCreditWrites } from '#features/billing'
import { attempt, commit } from '#lib/database/commit'
import { agentId as newAgentId } from '#lib/ids'
import { world } from '#lib/world'
import { starterDefaults } from '#shared/agents/defaults'
import type { AgentSettings } from '#shared/agents/schema'
import { CANARY_WORKSPACE, canaries } from './store.ts'

const settings = (): AgentSettings => {
  const defaults = starterDefaults({ title: 'Canary', agentPlatform: 'vg' })
  const { security } = defaults
  return {
    ...defaults,
    vg_defaultModel: 'offline',
    // what a crash leaves behind expires after two days
    recordChatHistory: false,
    enableGeoAnalytics: false,
    security: {
      ...security,
      // its credits are given back; no counts of days are kept for it
      spendGuards: { ...security.spendGuards, perConversation: 0, perVisitorPerDay: 0, perDay: 0 },
    },
  }
}

/**
 * The id of the region's canary: made once, with a workspace that is an account and nothing else. Its live copy is written by each run, since a
 * release may have changed what settings hold.
 */
export const ensureCanary = async (): Promise<string> => {
  const now = world().now()
  const known = await canaries.get({}, { consistent: true })
  const agentId = known?.agentId ?? newAgentId()
  const live = savingHiddenAgent({ agentId, workspaceId: CANARY_WORKSPACE, settings: settings(), now })
  if (known) {
    await commit([live])
    return agentId
  }
  const made = await attempt([
    canaries.creating({ agentId }),
    live,
    ...freeCreditWrites({ workspaceId: CANARY_WORKSPACE, now }),
  ])
  if (made.committed) return agentId
  const other = await canaries.get({}, { consistent: true })
  if (!other) throw new Error('the canary was neither made nor found')
  return other.agentId
}
