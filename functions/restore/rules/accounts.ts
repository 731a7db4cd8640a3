import * as z from 'zod'
import type { Copy, Item } from '#functions/restore/copy'
import { areListed, shardsByOwner } from '#functions/restore/shards'
import { keys } from '#lib/database/keys'

const RULE = 'accounts'

const Hold = z.object({ payer: z.object({ kind: z.string(), id: z.string() }), milliCredits: z.number().int() })
const Part = z.object({ balance: z.number().int(), used: z.number().int().default(0) })

/**
 * For each payer: the ledger's entries = balance + shards + what running turns hold. The ledger decides, because its lines are
 * never changed: where it does not fit, all shards come home and the balance is what the entries leave.
 */
export const reconcileAccounts = (copy: Copy): void => {
  const { entries, recent } = copy.totals
  const holds = holdsOf(copy)
  const shards = shardsByOwner(copy, 'account-shard')
  const owners = new Set([...entries.keys(), ...copy.of('account').map(({ pk }) => String(pk))])
  for (const owner of owners) {
    if (!/^(WS|ORG)#/.test(owner)) continue
    const account = copy.find('account', keys.account({ owner }))
    const own = shards.get(`CREDIT#${owner}`) ?? []
    const held = holds.get(owner) ?? 0
    const due = (entries.get(owner) ?? 0) - held
    if (account) settle(copy, owner, account, own, { due, held })
    else if (recent.has(owner)) openAccount(copy, owner, own, due)
  }
}

interface Left {
  /** What the account should have. */
  readonly due: number
  /** What running turns hold of it. */
  readonly held: number
}

const settle = (copy: Copy, owner: string, account: Item, shards: readonly Item[], { due, held }: Left): void => {
  const { balance, used } = Part.parse(account)
  const parts = shards.map((shard) => Part.parse(shard))
  const sum = (name: 'balance' | 'used') => parts.reduce((total, part) => total + part[name], 0)
  const difference = due - balance - sum('balance')
  if (difference === 0 && areListed(account, shards)) return
  const { shards: _, ...rest } = account
  copy.put({
    ...rest,
    balance: due,
    ...(account.used === undefined && shards.length === 0 ? {} : { used: used + sum('used') }),
    // what is left, holds included, is what entered less what was used
    ...(account.entered === undefined ? {} : { entered: due + held + used + sum('used') }),
    ...(account.moves === undefined ? {} : { moves: Number(account.moves) + 1 }),
  })
  for (const shard of shards) copy.remove(shard)
  const home = shards.length > 0 ? `; ${shards.length} shards came home` : ''
  copy.repaired(RULE, owner, `${difference} milli-credits were missing by the ledger${home}`)
}

/** A workspace whose account's part of the first transaction is missing. */
const openAccount = (copy: Copy, owner: string, shards: readonly Item[], balance: number): void => {
  for (const shard of shards) copy.remove(shard)
  copy.put({ ...keys.account({ owner }), kind: 'account', balance, hasEverPaid: false })
  copy.repaired(RULE, owner, `its account was missing: ${balance} milli-credits by the ledger`)
}

const holdsOf = (copy: Copy): ReadonlyMap<string, number> => {
  const holds = new Map<string, number>()
  for (const { held } of copy.of('conversation')) {
    if (held === undefined) continue
    const { payer, milliCredits } = Hold.parse(held)
    const owner = `${payer.kind === 'workspace' ? 'WS' : 'ORG'}#${payer.id}`
    holds.set(owner, (holds.get(owner) ?? 0) + milliCredits)
  }
  return holds
}
