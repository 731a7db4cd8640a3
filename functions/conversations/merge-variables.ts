import type { StoredMessage } from './store.ts'

const MAX_VARIABLES = 60

/** What is known, and what the page told with each message: the later word wins, and there is an end to how many. */
export const mergeVariables = (
  known: Readonly<Record<string, string>>,
  messages: readonly Pick<StoredMessage, 'variables'>[],
): Readonly<Record<string, string>> => {
  const merged = new Map(Object.entries(known))
  for (const { variables = {} } of messages)
    for (const [name, value] of Object.entries(variables)) merged.set(name, value)
  return Object.fromEntries([...merged].slice(0, MAX_VARIABLES))
}
