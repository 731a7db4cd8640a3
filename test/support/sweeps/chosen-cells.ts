import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

const head = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'no commit'
  }
}

/** Whether every cell is looked at. */
export const isWholeSweep = process.env.SWEEP === 'whole'
const seed = process.env.SWEEP_SEED || head()

/** What chose the cells, for a test's name: with it as SWEEP_SEED the same are chosen again. */
export const choice = isWholeSweep ? 'whole' : `chosen by ${seed}`

/** A number made of the seed, for random input: a failure repeats at its commit, or with that commit as SWEEP_SEED. */
export const randomSeed = createHash('sha256').update(seed).digest().readInt32BE()

/** Of the cells of one row, named by any text, the one that the commit chooses; all of them in a whole sweep. */
export const cellsOf = <Cell>(row: string, cells: readonly Cell[]): readonly Cell[] => {
  if (isWholeSweep) return cells
  const chosen = createHash('sha256').update(`${seed}/${row}`).digest().readUInt32BE() % cells.length
  return cells.slice(chosen, chosen + 1)
}

/**
 * A sweep's rows, each with the cells that this run looks at: all with `SWEEP=whole`, as continuous integration has it,
 * otherwise one that the commit chooses. Over some commits every cell has its turn, at the price of one a row.
 */
export const chosenCells = <Row, Cell>(
  rows: readonly Row[],
  cells: readonly Cell[],
): readonly (readonly [Row, readonly Cell[]])[] => rows.map((row, index) => [row, cellsOf(String(index), cells)])
