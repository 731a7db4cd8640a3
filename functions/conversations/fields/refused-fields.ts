import { type Fields, fieldValues } from './field-values.ts'

/**
 * The fields that a node asked for and the visitor did not give, with the empty value that stands for it: nobody is asked twice.
 * A page's own empty value refuses nothing.
 */
export const refusedFields = (fields: Fields): Readonly<Record<string, string>> => {
  const known = fieldValues(fields)
  const origins = fields.origins ?? {}
  const refused = Object.entries(fields.variables).filter(
    ([name, value]) => value === '' && known[name] === undefined && origins[name]?.from === 'ask',
  )
  return Object.fromEntries(refused)
}
