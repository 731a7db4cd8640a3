import type { Problem } from '#shared/problems'

const PATH = 'form.values.'

/**
 * What the server said about single fields of a form, by variable. A problem is known by its name: the class itself would be
 * in a file of its own for every part that is fetched late.
 */
export const formIssues = (error: unknown): readonly (readonly [variable: string, message: string])[] => {
  const issues = (error instanceof Error && error.name === 'Problem' && (error as Problem).details.issues) || []
  return issues
    .filter(({ path }) => path.startsWith(PATH))
    .map(({ path, message }) => [path.slice(PATH.length), message])
}
