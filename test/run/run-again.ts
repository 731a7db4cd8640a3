import { existsSync } from 'node:fs'
import type { FailedTest } from './report.ts'
import { runVitest } from './run-vitest.ts'

const isSame = (one: FailedTest) => (other: FailedTest) => one.file === other.file && one.name === other.name

/** Whether a failure is of a file that can run again, not of a run that crashed or left no report. */
const isOfFile = ({ file }: FailedTest): boolean => file.endsWith('.test.ts') && existsSync(file)

/**
 * Runs the files of failed browser tests once more, alone and whole, since most are a story over one page. What fails
 * again is red, and so is a run that crashed; what passes now is flaky, and is named so that its cause is found.
 */
export const runAgain = async (
  failed: readonly FailedTest[],
): Promise<{ readonly red: readonly FailedTest[]; readonly flaky: readonly FailedTest[] }> => {
  const crashes = failed.filter((test) => !isOfFile(test))
  const tests = failed.filter(isOfFile)
  const files = [...new Set(tests.map(({ file }) => file))]
  if (files.length === 0) return { red: crashes, flaky: [] }
  const { report } = await runVitest({ project: 'browser', name: 'again', maxWorkers: 1, args: files })
  return {
    red: [...crashes, ...report.failed],
    flaky: tests.filter((test) => !report.failed.some(isSame(test))),
  }
}
