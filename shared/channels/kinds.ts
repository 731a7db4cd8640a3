import * as z from 'zod'

/** The channels of third parties; each is a `Channel` of conversations too. */
export const ChannelKind = z.enum(['telegram', 'whatsapp', 'messenger', 'instagram', 'discord'])
export type ChannelKind = z.infer<typeof ChannelKind>

/**
 * A bot, number, page or channel at its provider: `telegram:123456`. The part after the colon is the provider's own id, which
 * has no `#`, since that separates the parts of keys.
 */
export const AccountId = z.templateLiteral([ChannelKind, ':', z.string().regex(/^[\w.-]{1,64}$/)])
export type AccountId = z.infer<typeof AccountId>

export const accountId = (kind: ChannelKind, externalId: string): AccountId => AccountId.parse(`${kind}:${externalId}`)

/** The channel of an account. */
export const kindOf = (account: AccountId): ChannelKind => ChannelKind.parse(account.slice(0, account.indexOf(':')))
