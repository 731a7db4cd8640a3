import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { choiceOfBrowserFiles, chosenBrowserFiles } from './run/browser-files.ts'
import { heldToBudget } from './run/budget.ts'
import { slowness } from './run/calibrate.ts'
import { browserTestsFor, changedFiles } from './run/changed.ts'
import { costTable } from './run/cost-table.ts'
import { groupCosts, readCosts } from './run/costs.ts'
import { runCommand } from './run/processes.ts'
import { leftProductFiles } from './run/product-files.ts'
import { runAgain } from './run/run-again.ts'
import { costsPath, runVitest } from './run/run-vitest.ts'
import { temporaryFolder } from './run/temporary-folder.ts'
import { verdict } from './run/verdict.ts'
import { isWholeSweep } from './support/sweeps/chosen-cells.ts'

/**
 * `npm test`: the static checks beside all tests, then what the run cost. File names after it run those alone; `--changed`
 * runs what differs from HEAD, or from the commit named after it, can reach. The last line is `N passed, N failed`.
 */

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const [first, since, ...more] = process.argv.slice(2)
const isChanged = first === '--changed'
const filters = isChanged ? more : process.argv.slice(2)
const isWhole = !isChanged && filters.length === 0
const cores = availableParallelism()

const runBrowser = (args: readonly string[]) =>
  runVitest({ project: 'browser', maxWorkers: cores, args, mayBeEmpty: !isWhole })
/** One worker more than there are cores: those that wait for a process of theirs leave a core idle. */
const runRest = (args: readonly string[]) =>
  runVitest({
    project: 'rest',
    maxWorkers: cores + 1,
    args,
    leftOut: isWhole ? leftProductFiles() : [],
    mayBeEmpty: !isWhole,
  })

const temporary = await temporaryFolder()
await rm(costsPath, { force: true })
const startedAt = performance.now()
const slownessBefore = slowness()
const chosenFiles = () => (isWhole && !isWholeSweep ? chosenBrowserFiles() : filters)
const browserFiles = isChanged ? browserTestsFor(changedFiles(since)) : chosenFiles()
// the compiler is the check's longest part, and a third of its time is its collector of garbage
const checking = runCommand('npm', ['run', '--silent', 'check'], { GOGC: '400' })
const browsing = isChanged && browserFiles.length === 0 ? undefined : runBrowser(browserFiles)
// eleven processes at once on two cores cost a tenth of the time that they save
if (cores < 4) await Promise.all([checking, browsing])
const [check, browser, rest] = await Promise.all([
  checking,
  browsing,
  runRest(isChanged ? ['--changed', ...(since ? [since] : [])] : filters),
])
const { red, flaky } = await runAgain(browser?.report.failed ?? [])

await temporary.remove()

const slownessMeant = (slownessBefore + slowness()) / 2
const files = await readCosts(costsPath)
const inFiles = files.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
const groups = groupCosts(
  files,
  new Map([
    ['check', check.cpuMs],
    ['vitest itself', Math.max(0, rest.cpuMs + (browser?.cpuMs ?? 0) - inFiles)],
  ]),
  slownessMeant,
)
for (const line of costTable(groups, files, slownessMeant)) say(line)
const budget = await heldToBudget(process.env.CI_RUN ? 'ci' : 'test', groups)
if (isWhole)
  say(
    `${((performance.now() - startedAt) / 1000).toFixed(0)} s; ${budget.sentence}; a second here is ${slownessMeant.toFixed(2)} of the reference's`,
  )
const choice = choiceOfBrowserFiles()
if (isWhole && choice) say(choice)

const { passed, failed, lines } = verdict({
  scope: isWhole ? 'whole' : isChanged ? 'changed' : 'named',
  isCheckGreen: check.code === 0,
  rest: rest.report,
  browser: browser?.report,
  red,
  flaky,
  isOverBudget: Boolean(process.env.CI_RUN) && isWhole && !budget.isWithin,
})
for (const line of lines) say(line)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
