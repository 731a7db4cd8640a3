import { sha256 } from '#lib/sha256'
import type { AccountId } from '#shared/channels/kinds'

const LENGTH = 26

/**
 * The id of a message's file with us, in the form of all attachments' ids: from what the provider calls the message, and the file's
 * place in it, so that each delivery names the same one. Providers change the ids of files, and addresses expire.
 */
export const fileId = (account: AccountId, messageId: string, place: number): string =>
  BigInt(`0x${sha256(JSON.stringify([account, messageId, place]))}`)
    .toString(36)
    .toUpperCase()
    .padStart(LENGTH, '0')
    .slice(-LENGTH)
