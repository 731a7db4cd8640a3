import type { ParsedInputOf, Route } from '#shared/contract'
import { textOfField } from '#shared/field-message'
import { type FieldIssue, Problem } from '#shared/problems'
import type { Text } from '#shared/text'

/** The input parsed by the route's schema; `invalid` names each wrong field. */
export const parseInput = <R extends Route>(route: R, raw: unknown): ParsedInputOf<R> => {
  const parsed = route.input.safeParse(raw)
  if (parsed.success) return parsed.data as ParsedInputOf<R>
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
    ...textOfField(message),
  }))
  throw new Problem('invalid', headline(issues), { issues })
}

/** Messages of our catalogues are complete; the schema library's own ("Invalid input: …") need the field's name in front. */
const headline = ([first]: readonly FieldIssue[]): string | Text => {
  const { path = '', message = '' } = first ?? {}
  return textOfField(message) ?? `${path || 'The request'}: ${message}`
}
