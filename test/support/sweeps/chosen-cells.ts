import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

const head = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'no commit'
  }
}

const isWhole = process.env.SWEEP === 'whole'
const seed = process.env.SWEEP_SEED || head()

/** What chose the cells, for a test's name: with it as SWEEP_SEED the same are chosen again. */
export const choice = isWhole ? 'whole' : `chosen by ${seed}`

/**
 * A sweep's rows, each with the cells that this run looks at: all with `SWEEP=whole`, as continuous integration has it,
 * otherwise one that the commit chooses. Over some commits every cell has its turn, at the price of one a row.
 */
export const chosenCells = <Row, Cell>(
  rows: readonly Row[],
  cells: readonly Cell[],
): readonly (readonly [Row, readonly Cell[]])[] =>
  rows.map((row, index) => {
    if (isWhole) return [row, cells]
    const chosen = createHash('sha256').update(`${seed}/${index}`).digest().readUInt32BE() % cells.length
    return [row, cells.slice(chosen, chosen + 1)]
  })
