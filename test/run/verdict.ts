import type { FailedTest, Report } from './report.ts'

/** Browser tests that fail once and then pass alone are named and do not fail the run, up to this many. */
const MAX_FLAKY = 2

/** What a run found. */
export interface Findings {
  /** All files that a run has, or those that names or a change chose. */
  readonly scope: 'whole' | 'named' | 'changed'
  readonly isCheckGreen: boolean
  readonly rest: Report
  /** Absent where a change asks for no browser test. */
  readonly browser?: Report | undefined
  /** Of the browser's failures those that failed again, and those that did not. */
  readonly red: readonly FailedTest[]
  readonly flaky: readonly FailedTest[]
  readonly isOverBudget: boolean
}

export interface Verdict {
  readonly passed: number
  readonly failed: number
  /** What to print before the counts: whatever fails the run without a test of its own, and the flaky tests. */
  readonly lines: readonly string[]
}

/**
 * Whether a run is green: `failed` is 0. Tests that did not run because an earlier one of their story failed are not
 * flaky tests of their own: one cause is counted once.
 */
export const verdict = ({ scope, isCheckGreen, rest, browser, red, flaky, isOverBudget }: Findings): Verdict => {
  const named = flaky.filter(({ isConsequence }) => !isConsequence)
  const isTooFlaky = named.length > MAX_FLAKY
  const ran = (report: Report | undefined) => (report ? report.passed + report.failed.length : 0)
  const empty = {
    whole: ran(rest) === 0 || ran(browser) === 0,
    named: ran(rest) + ran(browser) === 0,
    changed: false,
  }[scope]
  const faults = [
    ...(isCheckGreen ? [] : ['the static checks failed: npm run check']),
    ...(empty ? [scope === 'named' ? 'no test has such a name' : 'a part of the tests did not run'] : []),
    ...(isTooFlaky ? [`more than ${MAX_FLAKY} flaky tests`] : []),
    ...(isOverBudget ? ['over the budget'] : []),
  ]
  return {
    passed: rest.passed + (browser?.passed ?? 0) + flaky.length,
    failed: rest.failed.length + red.length + faults.length,
    lines: [...faults, ...named.map(({ file, name }) => `flaky: ${file} > ${name}`)],
  }
}
