import type { Head } from '#functions/conversations/store'

export type Fields = Pick<Head, 'variables' | 'origins' | 'edits'>

/**
 * The value of each field as the team and the agent know it, without empty ones: a member's edit wins over what the visitor
 * gave, before or after it. Only a cleared field takes what the visitor gives later.
 */
export const fieldValues = ({ variables, origins = {}, edits = {} }: Fields): Readonly<Record<string, string>> => {
  const known = new Map(Object.entries(variables))
  for (const [name, { value, at }] of Object.entries(edits))
    if (value !== '' || at >= (origins[name]?.at ?? 0)) known.set(name, value)
  return Object.fromEntries([...known].filter(([, value]) => value !== ''))
}
