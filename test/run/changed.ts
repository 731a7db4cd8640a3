import { execFileSync } from 'node:child_process'
import { features } from '#shared/features'

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** What differs from a commit, new files included; without one, what is not committed. */
export const changedFiles = (since = 'HEAD'): readonly string[] => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
]

/** A folder of tests below test/e2e is named by the feature whose word is in a changed path; the widget is one. */
const words = [...features, 'widget', 'shell'] as const

/**
 * Which browser tests a change asks for: those of each feature whose word is a folder or a file of it, and all of them
 * when something changed that every screen is made of. A change of tests, documents or infra alone asks for none but itself.
 */
export const browserTestsFor = (files: readonly string[]): readonly string[] => {
  const product = files.filter((path) => /^(shared|functions|events|web|widget|infra\/local)\//.test(path))
  const isCommon = (path: string) =>
    /^(functions\/lib|web\/(ui|lib|styles|routes|build)|infra\/local)\//.test(path) ||
    /^(shared|events|web)\/[^/]+$/.test(path)
  if (product.some(isCommon)) return ['test/e2e']
  const touched = words.filter((word) => product.some((path) => path.split(/[/.]/).includes(word)))
  return [
    ...touched.map((word) => `test/e2e/${word}/`),
    ...files.filter((path) => path.startsWith('test/e2e/') && path.endsWith('.test.ts')),
  ]
}
