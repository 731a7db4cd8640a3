import type { ChannelFile } from '#features/conversations-inbound'
import type { OpenAccount } from '#functions/channels/inbound/open-account'
import type { FileReference } from '#functions/channels/provider/inbound'
import { type AccountId, kindOf } from '#shared/channels/kinds'
import { fetchers } from './fetchers.ts'
import { fileId } from './file-id.ts'

/** The files of a message, each fetched when it is asked for. */
export const filesOf = (
  account: AccountId,
  { messageId, files }: { readonly messageId: string; readonly files: readonly FileReference[] },
  openAccount: OpenAccount,
): readonly ChannelFile[] =>
  files.map((file, place) => {
    const { name, type, seconds, isSpoken } = file
    return {
      id: fileId(account, messageId, place),
      name,
      type,
      seconds,
      isSpoken,
      fetch: async () => {
        const fetchFile = await fetchers[kindOf(account)]()
        const opened = await openAccount()
        return opened ? fetchFile(file, opened) : { kind: 'unavailable', reason: 'the account does not open' }
      },
    }
  })
