import * as z from 'zod'

/**
 * One setting on which the source's new version and a copy differ. `kind`, `area`, `part` and the names of settings are those of
 * `changesBetween`, so that both lists are drawn alike.
 */
export const FleetChange = z.object({
  /** Names the setting within the comparison; opaque. What a person takes is chosen by it. */
  path: z.string(),
  area: z.enum(['prompt', 'widget', 'settings']),
  kind: z.enum(['setting', 'node-added', 'node-removed', 'node', 'node-order']),
  /** Of a setting: its name, with a dot for what is inside another (`handoff.onlyOnline`). */
  setting: z.string().optional(),
  /** Of a node. */
  node: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Of a node: which part of it. Single transitions are lists of one, or empty where there is none. */
  part: z.string().optional(),
  /** What the copy has now; absent for nothing. A node that was added or removed is whole; an order is a list of names. */
  theirs: z.unknown(),
  /** What the source's version has. */
  next: z.unknown(),
})
export type FleetChange = z.infer<typeof FleetChange>

/** How a copy meets a version of its source, setting by setting. */
export const FleetDiff = z.object({
  /** Changed by the source alone: the copy takes them. */
  takes: z.array(FleetChange),
  /** Changed by both: the copy's stays, unless its path is among those that a person chose to take. */
  kept: z.array(FleetChange),
  /** Changed by both, to the same. */
  same: z.array(FleetChange),
})
export type FleetDiff = z.infer<typeof FleetDiff>

/** The length of a diff's lists. */
export const FleetCounts = z.object({ takes: z.number().int(), kept: z.number().int(), same: z.number().int() })
export type FleetCounts = z.infer<typeof FleetCounts>
