import { Problem } from '#shared/problems'

/** The server's message about a field; its path may name the part of the call that holds the field. */
export const issueOf = (error: Error | null, field: string): string | undefined =>
  error instanceof Problem
    ? error.details.issues?.find(({ path }) => path === field || path.endsWith(`.${field}`))?.message
    : undefined

/** Whether a failure is said at its fields; any other is said once, at the foot. */
export const isAtFields = (error: Error | null, fields: readonly string[]): boolean =>
  fields.some((field) => issueOf(error, field) !== undefined)
