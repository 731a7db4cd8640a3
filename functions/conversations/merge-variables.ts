import type { StoredMessage } from './store.ts'

export const MAX_VARIABLES = 60

/** The known variables with those of each message: the later value wins, up to a limit of variables. */
export const mergeVariables = (
  known: Readonly<Record<string, string>>,
  messages: readonly Pick<StoredMessage, 'variables'>[],
): Readonly<Record<string, string>> => {
  const merged = new Map(Object.entries(known))
  for (const { variables = {} } of messages)
    for (const [name, value] of Object.entries(variables)) merged.set(name, value)
  return Object.fromEntries([...merged].slice(0, MAX_VARIABLES))
}
