import type { Variables } from '#widget/transport/conversation-client.ts'

/** What the server takes: 30 names of letters, digits, _ and -, texts of 300 characters (docs/widget-protocol.md, 1). */
const MAX_VARIABLES = 30
const MAX_VALUE_LENGTH = 300

/** The page's variables as the server accepts them; invalid ones are left out, so that no message is refused because of them. */
export const variablesOf = (given: Readonly<Record<string, unknown>>): Variables =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => /^[\w-]{1,60}$/.test(name) && value !== undefined && value !== null)
      .slice(0, MAX_VARIABLES)
      .map(([name, value]) => [name, String(value).slice(0, MAX_VALUE_LENGTH)]),
  )
