import * as z from 'zod'

/** The channels of third parties; each is a `Channel` of conversations too. */
export const ChannelKind = z.enum(['telegram', 'whatsapp', 'messenger', 'instagram', 'discord'])
export type ChannelKind = z.infer<typeof ChannelKind>

/**
 * A bot, number, page or channel at its provider: `telegram:123456`. The part after the colon is the provider's own id, which
 * has no `#`, since that separates the parts of keys.
 */
export type AccountId = `${ChannelKind}:${string}`
const pattern = new RegExp(`^(${ChannelKind.options.join('|')}):[\\w.-]{1,64}$`)
// zod's own template literals would be half a KiB of every function that reads conversations
export const AccountId = z.custom<AccountId>((value) => typeof value === 'string' && pattern.test(value))

export const accountId = (kind: ChannelKind, externalId: string): AccountId => AccountId.parse(`${kind}:${externalId}`)

/** The channel of an account. */
export const kindOf = (account: AccountId): ChannelKind => ChannelKind.parse(account.slice(0, account.indexOf(':')))
