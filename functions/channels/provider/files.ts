import type { FetchedFile } from '#features/conversations-inbound'
import type { AccountId } from '#shared/channels/kinds'
import type { FileReference } from './inbound.ts'

/** An account with its credential, opened; never logged. */
export interface OpenedAccount {
  readonly account: AccountId
  readonly token: string
}

/**
 * Fetches a file from a provider: by its id at an API (Telegram, WhatsApp), or from its address (Messenger, Instagram, Discord). Never
 * throws for what the provider does. What it asks for credentials with, and whose hosts it takes files from, is the provider's own matter;
 * `download` holds the rules that all share. Of a file larger than `maxBytes` nothing is kept; absent: MAX_CHANNEL_FILE_BYTES.
 */
export type FetchFile = (file: FileReference, account: OpenedAccount, maxBytes?: number) => Promise<FetchedFile>
