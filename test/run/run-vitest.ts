import { rm } from 'node:fs/promises'
import { runCommand } from './processes.ts'
import { readReport } from './report.ts'

/** Where test files write what they cost (test/run/record-cost.ts). */
export const costsPath = `${process.cwd()}/.cache/tests-costs.jsonl`

/** The tests with a browser, and all others; screens without a browser share the others' worker. */
export type Project = 'browser' | 'rest'

const projects = {
  browser: ['--project=browser'],
  rest: ['--project=rest', '--project=alone', '--project=screens'],
} as const

interface VitestRun {
  readonly project: Project
  /** The report's name; the project's own unless one project runs twice. */
  readonly name?: string
  readonly maxWorkers: number
  /** Filters and further options, as vitest takes them. */
  readonly args?: readonly string[]
  /** Files that are not run. vitest.config.ts reads them: the option `--exclude` does not reach its projects. */
  readonly leftOut?: readonly string[]
  /** Whether a run without a single test is right: where filters or a change choose. */
  readonly mayBeEmpty?: boolean
}

/** One run of vitest with its report read. */
export const runVitest = async (run: VitestRun) => {
  const { project, name = project, maxWorkers, args = [], leftOut = [], mayBeEmpty = false } = run
  const path = `.cache/tests-${name}.json`
  await rm(path, { force: true })
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const empty = mayBeEmpty ? ['--passWithNoTests'] : []
  const ended = await runCommand(
    'vitest',
    ['run', ...projects[project], `--maxWorkers=${maxWorkers}`, ...empty, ...reporting, ...args],
    { TEST_COSTS: costsPath, LEFT_OUT: leftOut.join(',') },
  )
  const report = await readReport(path)
  const isCrash = ended.code !== 0 && report.failed.length === 0
  return {
    ...ended,
    report: isCrash ? { ...report, failed: [{ file: project, name: 'ended with an error' }] } : report,
  }
}
