import type { AccountCause } from './schema.ts'

/** Why an account is not simply connected, in our words. */
export const causeMessages = {
  'cause.taken': 'Another program takes its messages',
  'cause.unset': 'Its messages no longer come here',
  'cause.elsewhere': 'Its webhook posts to another channel',
} as const satisfies Record<`cause.${AccountCause}`, string>
