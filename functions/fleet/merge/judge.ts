import { isSame } from '#shared/agents/versions/is-same'
import type { FleetChange, FleetDiff } from '#shared/fleet/fleet-change'

/** A setting in its three states. */
export interface Sides<T = unknown> {
  readonly base: T
  readonly theirs: T
  readonly next: T
}

/** Which state of a setting the copy is to have, noted where it is a difference. */
export type Judge = (change: FleetChange, sides: Sides, options?: { readonly isNeeded?: boolean }) => 'theirs' | 'next'

/**
 * A judge with the list of what it met. `takeNew`: paths of settings that both changed, of which the copy gets the source's all the
 * same. What the copy still needs (`isNeeded`) counts as changed by it.
 */
export const judgeWith = (takeNew: ReadonlySet<string>): { readonly judge: Judge; readonly diff: FleetDiff } => {
  const diff: FleetDiff = { takes: [], kept: [], same: [] }
  const judge: Judge = (change, sides, { isNeeded = false } = {}) => {
    const verdict = verdictOf(sides)
    if (verdict === 'theirs') return 'theirs'
    const list = verdict === 'takes' && isNeeded ? 'kept' : verdict
    diff[list].push(change)
    if (list === 'takes') return 'next'
    return list === 'kept' && takeNew.has(change.path) ? 'next' : 'theirs'
  }
  return { judge, diff }
}

const verdictOf = ({ base, theirs, next }: Sides): 'theirs' | keyof FleetDiff => {
  const isChangedBySource = !isSame(base, next)
  if (!isChangedBySource) return 'theirs'
  if (isSame(theirs, next)) return 'same'
  return isSame(base, theirs) ? 'takes' : 'kept'
}
