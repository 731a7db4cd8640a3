import { accountSecret } from '#functions/channels/accounts/account-secret'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { OpenedAccount } from '#functions/channels/provider/files'
import { defect, log } from '#lib/log'
import { open } from '#lib/sealed'

/** The account with its credential; nothing where that does not open. */
export type OpenAccount = () => Promise<OpenedAccount | undefined>

/** Opens an account's credential when it is first asked for, for what a lane needs of the provider: most lanes need nothing. */
export const openAccountOf = (account: ChannelAccount): OpenAccount => {
  let opening: Promise<OpenedAccount | undefined> | undefined
  return () => {
    opening ??= open(account.token, accountSecret(account)).then(
      (token) => ({ account: account.account, token }),
      (failure: unknown) => {
        log('error', 'account does not open', { ...defect(failure), eventId: account.account })
        return undefined
      },
    )
    return opening
  }
}
