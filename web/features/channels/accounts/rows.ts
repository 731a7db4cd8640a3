import type { AccountId } from '#shared/channels/kinds'
import type { ConnectedAccount } from '#shared/channels/schema'

/** A row of the lists: an account, and of a page its Instagram. */
export interface AccountRow {
  readonly account: ConnectedAccount
  readonly instagram?: ConnectedAccount | undefined
}

/** A number is known by its digits, since a business has the same name on all; a page by its name. */
export const nameOf = ({ kind, name, handle }: ConnectedAccount): string =>
  kind === 'whatsapp' ? (handle ?? name) : name

/** Pages with their Instagram in one row; an Instagram whose page is not there has a row of its own. */
export const metaRows = (accounts: readonly ConnectedAccount[]): readonly AccountRow[] => {
  const byId = new Map<AccountId, ConnectedAccount>(accounts.map((one) => [one.account, one]))
  const linkedOf = ({ linked }: ConnectedAccount) => (linked ? byId.get(linked) : undefined)
  return accounts.flatMap((account): readonly AccountRow[] => {
    if (account.kind === 'messenger') return [{ account, instagram: linkedOf(account) }]
    return account.kind === 'instagram' && linkedOf(account)?.kind !== 'messenger' ? [{ account }] : []
  })
}

export const numberRows = (accounts: readonly ConnectedAccount[]): readonly AccountRow[] =>
  accounts.filter(({ kind }) => kind === 'whatsapp').map((account) => ({ account }))

const badness = { connected: 0, degraded: 1, broken: 2 } as const

/** The account of a row whose state its owner should see. */
export const worstOf = ({ account, instagram }: AccountRow): ConnectedAccount =>
  instagram && badness[instagram.state] > badness[account.state] ? instagram : account

/** When something last came or went in a row, in milliseconds since 1970. */
export const lastAtOf = ({ account, instagram }: AccountRow): number | undefined => {
  const times = [account, instagram].flatMap((one) => [one?.lastInAt ?? 0, one?.lastOutAt ?? 0])
  return Math.max(...times) || undefined
}
