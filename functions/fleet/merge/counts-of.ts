import type { FleetCounts, FleetDiff } from '#shared/fleet/fleet-change'

/** How many settings a copy takes, keeps and has already; what a person chose to take it does not keep. */
export const countsOf = ({ takes, kept, same }: FleetDiff, takeNew: readonly string[] = []): FleetCounts => {
  const chosen = kept.filter(({ path }) => takeNew.includes(path)).length
  return { takes: takes.length + chosen, kept: kept.length - chosen, same: same.length }
}
