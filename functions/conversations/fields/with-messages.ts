import { MAX_VARIABLES } from '#functions/conversations/merge-variables'
import type { Head, StoredMessage } from '#functions/conversations/store'
import type { Fields } from './field-values.ts'

type Given = Pick<StoredMessage, 'variables' | 'form' | 'at'>

/**
 * The visitor's fields with what these messages brought: the later value wins, up to a limit of fields. Pages send theirs with
 * every message, so only a value that changes has a new origin. Nothing new returns the same fields.
 */
export const withMessages = <T extends Fields & Partial<Pick<Head, 'channel'>>>(
  fields: T,
  messages: readonly Given[],
): T => {
  const { channel = 'web' } = fields
  const isThirdParty = channel !== 'web' && channel !== 'test'
  const variables = new Map(Object.entries(fields.variables))
  const origins = new Map(Object.entries(fields.origins ?? {}))
  let isChanged = false
  for (const { variables: given = {}, form, at } of messages)
    for (const [index, [name, value]] of Object.entries(given).entries()) {
      if (variables.get(name) === value || (!variables.has(name) && variables.size >= MAX_VARIABLES)) continue
      isChanged = true
      variables.set(name, value)
      const from = form && Object.hasOwn(form.values, name) ? 'form' : isThirdParty ? 'channel' : 'website'
      // a millisecond apart, because fields are listed in the order of a form
      origins.set(name, { from, at: at + index })
    }
  if (!isChanged) return fields
  return { ...fields, variables: Object.fromEntries(variables), origins: Object.fromEntries(origins) }
}
