import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { NOT_RUN } from '#test/support/browser/not-run'

/** A test that failed: its file below the project's root and its full name; a file that could not be read has no name. */
export interface FailedTest {
  readonly file: string
  readonly name: string
  /** It did not run, because a test before it in the same story failed (test/support/browser/one-story.ts). */
  readonly isConsequence?: true
}

/** What one run of vitest found. */
export interface Report {
  readonly passed: number
  readonly failed: readonly FailedTest[]
}

/** Vitest's own report in JSON; a run that left none failed as a whole. */
export const readReport = async (path: string): Promise<Report> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: [{ file: path, name: 'no report' }] }
  const { numPassedTests, testResults } = JSON.parse(text) as {
    numPassedTests: number
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
    }[]
  }
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter((result) => result.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [{ file, name: message.split('\n')[0] ?? '' }]
    return tests.map(({ fullName, failureMessages: [first = ''] = [] }) => ({
      file,
      name: fullName,
      ...(first.includes(NOT_RUN) ? { isConsequence: true as const } : {}),
    }))
  })
  return { passed: numPassedTests, failed }
}
