import type { FailedTest } from './report.ts'
import { runVitest } from './run-vitest.ts'

const isSame = (one: FailedTest) => (other: FailedTest) => one.file === other.file && one.name === other.name

/**
 * Runs the files of failed browser tests once more, alone and whole, since most are a story over one page. What fails
 * again is red; what passes now is flaky, and is named so that its cause is found.
 */
export const runAgain = async (
  failed: readonly FailedTest[],
): Promise<{ readonly red: readonly FailedTest[]; readonly flaky: readonly FailedTest[] }> => {
  const files = [...new Set(failed.map(({ file }) => file))]
  if (files.length === 0) return { red: [], flaky: [] }
  const { report } = await runVitest({ project: 'browser', name: 'again', maxWorkers: 1, args: files })
  return { red: report.failed, flaky: failed.filter((test) => !report.failed.some(isSame(test))) }
}
