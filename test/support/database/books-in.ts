import { type Books, faultsOf, type Movement, type OwnedAccount } from '#functions/billing/ledger/ledger'
import { holdsIn } from './holds-in.ts'

type Items = readonly Readonly<Record<string, unknown>>[]

/** The books of all accounts among a table's items, or of one. */
export const booksIn = (items: Items, owner?: OwnedAccount): Books => {
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  const accounts = of('account').filter(({ pk }) => owner === undefined || pk === owner)
  const listed = new Map(accounts.map(({ pk, shards }) => [pk, shards as ReadonlySet<string> | undefined]))
  return {
    movements: of('ledger-entry').filter((it) => owner === undefined || it.owner === owner) as unknown as Movement[],
    balances: new Map(accounts.map(({ pk, balance }) => [pk as OwnedAccount, Number(balance)])),
    shards: of('account-shard')
      .filter((it) => owner === undefined || it.owner === owner)
      .map(({ owner: account, shard, balance }) => ({
        account: account as OwnedAccount,
        shard: Number(shard),
        balance: Number(balance),
        isListed: listed.get(account)?.has(String(shard)) ?? false,
      })),
    holds: holdsIn(items).filter(({ account }) => owner === undefined || account === owner),
  }
}

/** What the books of a table violate; also a shard that is listed and not there. */
export const bookFaultsIn = (items: Items, owner?: OwnedAccount): string[] => {
  const books = booksIn(items, owner)
  const listed = items.reduce(
    (sum, { kind, pk, shards }) =>
      kind === 'account' && shards instanceof Set && (owner === undefined || pk === owner) ? sum + shards.size : sum,
    0,
  )
  const missing = listed - books.shards.length
  return [...faultsOf(books), ...(missing === 0 ? [] : [`${missing} listed shards are missing`])]
}

/** What an account can spend: its main item and its shards. */
export const totalIn = (items: Items, owner: OwnedAccount): number => {
  const { balances, shards } = booksIn(items, owner)
  return shards.reduce((sum, { balance }) => sum + balance, balances.get(owner) ?? 0)
}
