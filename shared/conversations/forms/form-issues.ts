import type { Problem } from '#shared/problems'

const PATH = 'form.values.'

/**
 * The server's refusals of a form's fields, by variable. Recognises a problem by its name: importing the class would add a
 * chunk for every part that is fetched late.
 */
export const formIssues = (error: unknown): readonly (readonly [variable: string, message: string])[] => {
  const issues = (error instanceof Error && error.name === 'Problem' && (error as Problem).details.issues) || []
  return issues
    .filter(({ path }) => path.startsWith(PATH))
    .map(({ path, message }) => [path.slice(PATH.length), message])
}
