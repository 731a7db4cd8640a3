import { unpackSettings } from '#features/agents-editing'
import type { PublishedAgent } from '#functions/fleet/copies/published-agents'
import { countsOf } from '#functions/fleet/merge/counts-of'
import { mergeSettings } from '#functions/fleet/merge/merge-settings'
import type { StoredTarget } from '#functions/fleet/store'
import type { AgentSettings } from '#shared/agents/schema'
import type { FleetCounts } from '#shared/fleet/fleet-change'
import { fleetText } from '#shared/fleet/messages'

interface Seen {
  readonly agent: PublishedAgent
  /** The packed settings of its base. */
  readonly base: Uint8Array
  readonly next: AgentSettings
  readonly seenModified: number
  readonly takeNew: readonly string[]
}

type WhenSeen = Pick<StoredTarget, 'state' | 'reason' | 'counts' | 'versionBefore'>

/** What becomes of a copy that a person chose, as they looked at it: it waits, or cannot be published as it is. */
export const targetWhenSeen = ({ agent, base, next, seenModified, takeNew }: Seen): WhenSeen => {
  const { diff } = mergeSettings({ base: unpackSettings(base), theirs: agent.settings, next })
  const counts: FleetCounts = countsOf(diff, takeNew)
  const versionBefore = agent.meta.liveVersion
  if (agent.meta.lastModified !== seenModified)
    return { state: 'changed', reason: reasonOf('copyChanged'), counts, versionBefore }
  if (agent.hasDraft) return { state: 'draft', reason: reasonOf('copyHasDraft'), counts, versionBefore }
  return { state: 'waits', counts, versionBefore }
}

const reasonOf = (id: 'copyChanged' | 'copyHasDraft') => {
  const { message, key } = fleetText(id)
  return { message, key }
}
