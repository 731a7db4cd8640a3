import type { MAX_MESSAGE_CHARACTERS as Limit } from '#shared/conversations/schema'

/** The contract's limit without the contract's schemas: a differing number does not compile. */
export const MAX_MESSAGE_CHARACTERS: typeof Limit = 4000
