import type { OpenedAccount } from './files.ts'
import type { Sender } from './inbound.ts'

/**
 * What a provider tells of a user beside their messages, asked once for each new conversation. Empty where it tells nothing, or does not
 * answer: never throws for what the provider does.
 */
export type ReadProfile = (userId: string, account: OpenedAccount) => Promise<Pick<Sender, 'name' | 'username'>>
