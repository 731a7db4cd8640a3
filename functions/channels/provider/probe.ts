import type { ChannelAccount } from '#functions/channels/accounts/store'

/** What a provider says of an account. */
export type Probed =
  | (Pick<ChannelAccount, 'state' | 'cause' | 'reason'> & {
      readonly kind: 'found'
      /** What it is called there by now. */
      readonly names?: Partial<Pick<ChannelAccount, 'name' | 'handle' | 'readsGroups' | 'joinsGroups'>>
    })
  /** It did not answer, or not in a way that says something of the account: nothing changes. */
  | { readonly kind: 'unreachable' }

/** Asks a provider how an account is. `token` is opened, never logged. */
export type Probe = (account: ChannelAccount, token: string) => Promise<Probed>
