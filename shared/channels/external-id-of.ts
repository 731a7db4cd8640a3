import type { AccountId } from './kinds.ts'

/** The provider's own id of an account. */
export const externalIdOf = (account: AccountId): string => account.slice(account.indexOf(':') + 1)
