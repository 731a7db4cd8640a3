import { readFile } from 'node:fs/promises'
import type { GroupCost } from './costs.ts'

/** Which run a budget is of: `npm test` runs one cell of each sweep, `.ci/run` the whole of them. */
export type Run = 'test' | 'ci'

/** A run may take this many times its recorded budget before it fails: machines differ by more than their calibration. */
const ALLOWANCE = 1.5

/** Processor seconds of the reference machine. Each area raises them in a commit of its own that says why. */
interface Budget {
  readonly [run: string]: { readonly cpuSeconds: number }
}

/** Whether the whole run stays within its budget; the sentence says by how much. */
export const heldToBudget = async (
  run: Run,
  groups: readonly GroupCost[],
): Promise<{ readonly isWithin: boolean; readonly sentence: string }> => {
  const budget: Budget = JSON.parse(await readFile(new URL('./budget.json', import.meta.url), 'utf8'))
  const allowed = budget[run]?.cpuSeconds ?? 0
  const taken = groups.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
  const isWithin = taken <= allowed * ALLOWANCE
  const figures = `${taken.toFixed(0)} of ${allowed} processor seconds (test/run/budget.json, at most ${ALLOWANCE} times)`
  return { isWithin, sentence: isWithin ? figures : `over the budget: ${figures}` }
}
