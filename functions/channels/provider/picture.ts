import type { FetchedFile } from '#features/conversations-inbound'
import type { OpenedAccount } from './files.ts'
import type { Sender } from './inbound.ts'

/**
 * A visitor's picture as the provider shows it to those they write to; `missing` where they have none, or hide it. Never throws for what the
 * provider does.
 */
export type FetchPicture = (from: Sender, account: OpenedAccount) => Promise<FetchedFile>
