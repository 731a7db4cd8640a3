import { Problem } from '#shared/problems'
import { serverText } from '#web/lib/words/server-text.ts'

/** A failure with the server's messages, and those of single fields, in the page's language. */
export const translatedProblem = (error: unknown): unknown => {
  if (!(error instanceof Problem)) return error
  const { issues, ...details } = error.details
  return new Problem(error.code, serverText(error.text), {
    ...details,
    ...(issues && { issues: issues.map((issue) => ({ ...issue, message: serverText(issue) })) }),
  })
}
