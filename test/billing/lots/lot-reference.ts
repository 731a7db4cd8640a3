import type { Item } from '#infra/local/database/engine/expressions'
import type { DatabaseCommand } from '#lib/database/database-command'

interface Waiting {
  readonly id: string
  readonly milliCredits: number
  readonly debt: number
}

/** A lot that runs, as far as can be said of what was used while its beginning and its end were under way. */
interface Running {
  readonly id: string
  readonly milliCredits: number
  readonly endsAt: number
  readonly costBefore: number
  readonly costAfter: number
  costAtEnd: number | undefined
  taken: number
  /** Prepaid calls that were under way when it began or ended: what they give back cannot be told apart. */
  underWay: number
}

/** What a payer has, holds included, and what it has cost: at the moment of a read. */
interface Moment {
  readonly left: number
  readonly cost: number
}

interface Put {
  readonly Put?: { readonly Item: Item }
}

interface Followed {
  readonly items: () => readonly Item[]
  readonly account: () => Item | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * What lots of one payer must do, from nothing but the ledger's lines and the total: what was used in a lot's time is never
 * taken, and the rest is. `items` are the database's, `account` the payer's.
 */
export const lotReference = ({ items, account, now }: Followed) => {
  const faults: string[] = []
  const tokens = new Set<unknown>()
  const reads = new Map<unknown, Moment>()
  let cost = 0
  let purchasedOrGranted = 0
  let expired = 0
  let prepaid = 0
  let balance = 0
  let begun = 0
  let waiting: Waiting[] = []
  let running: Running | undefined

  const leftNow = () => purchasedOrGranted - expired - cost

  const book = ({ id, from, to, reason, milliCredits: amount }: Item) => {
    const milliCredits = Number(amount)
    if (to === 'usage') cost += milliCredits
    else if (from === 'usage') cost -= milliCredits
    else if (to === 'expired') {
      expired += milliCredits
      if (running) running.taken += milliCredits
      else faults.push(`${milliCredits} expired without a lot`)
    } else purchasedOrGranted += milliCredits
    if (reason === 'grant' && from === 'promo')
      waiting.push({ id: String(id), milliCredits, debt: Math.max(0, -balance) })
    if (reason === 'voice-note') prepaid += to === 'usage' ? milliCredits : 0
  }

  const goneOf = (lot: Waiting, left: number) => {
    const others = waiting.reduce((sum, it) => (it === lot ? sum : sum + it.milliCredits - it.debt), 0)
    return Math.min(lot.milliCredits, Math.max(0, lot.debt, lot.milliCredits - (left - others)))
  }

  const begin = (id: string, endsAt: number, read: Moment) => {
    const lot = waiting.toSorted((one, other) => (one.id < other.id ? -1 : 1))[0]
    if (lot?.id !== id) return void faults.push(`${id} began before ${lot?.id}`)
    begun++
    running = {
      id,
      milliCredits: lot.milliCredits,
      endsAt,
      costBefore: read.cost - goneOf(lot, leftNow()),
      costAfter: cost - goneOf(lot, read.left),
      costAtEnd: undefined,
      taken: 0,
      underWay: prepaid,
    }
    waiting = waiting.filter((it) => it !== lot)
  }

  const close = ({ id, milliCredits, endsAt, costBefore, costAfter, costAtEnd = cost, taken, underWay }: Running) => {
    const unused = (from: number, to: number) => Math.min(milliCredits, Math.max(0, milliCredits - (to - from)))
    const most = Math.min(milliCredits, unused(costAfter, costAtEnd) + underWay)
    if (now() < endsAt) faults.push(`${id} was closed before its end`)
    if (taken > most) faults.push(`${id} took ${taken} of ${milliCredits}, but only ${most} were not used`)
    // a debt may have taken what nobody used: then there is nothing left, in holds neither
    if (taken < unused(costBefore, cost) && leftNow() > 0)
      faults.push(`${id} left ${unused(costBefore, cost)} less ${taken}`)
  }

  return {
    faults,
    get begun() {
      return begun
    },
    /** Executes a command and follows what it did. */
    follow: (worker: unknown, command: DatabaseCommand, execute: () => unknown): unknown => {
      if (running && running.costAtEnd === undefined && now() >= running.endsAt) {
        running.costAtEnd = cost
        running.underWay += prepaid
      }
      const answer = execute()
      const {
        Key,
        TransactItems = [],
        ClientRequestToken,
      } = command.input as {
        Key?: { sk: string }
        TransactItems?: readonly Put[]
        ClientRequestToken?: string
      }
      if (Key?.sk === 'CREDIT') reads.set(worker, { left: leftNow(), cost })
      if (command.constructor.name !== 'TransactWriteCommand' || tokens.has(ClientRequestToken)) return answer
      tokens.add(ClientRequestToken)
      for (const { Put: put } of TransactItems) if (put?.Item.kind === 'ledger-entry') book(put.Item)
      const { lotId, lotEndsAt, balance: after } = account() ?? {}
      balance = Number(after ?? 0)
      if (running && lotId !== running.id) {
        close(running)
        running = undefined
      }
      const read = reads.get(worker)
      if (!running && lotId !== undefined && read) begin(String(lotId), Number(lotEndsAt), read)
      return answer
    },
    /** What must be true when all is quiet: everything granted began and was closed, and the account knows what it has. */
    atEnd: (): readonly string[] => {
      if (running) faults.push(`${running.id} still runs`)
      if (waiting.length > 0) faults.push(`${waiting.length} lots wait`)
      const left = items().filter(({ kind }) => kind === 'lot-end' || kind === 'waiting-lot')
      if (left.length > 0) faults.push(`${left.length} rows of lots are left`)
      const sum = (name: string) =>
        items().reduce(
          (total, it) => (it.kind === 'account' || it.kind === 'account-shard' ? total + Number(it[name] ?? 0) : total),
          0,
        )
      if (sum('balance') !== leftNow()) faults.push(`the account has ${sum('balance')}, not ${leftNow()}`)
      if (sum('used') !== cost) faults.push(`the account used ${sum('used')}, not ${cost}`)
      if (sum('entered') !== leftNow() + cost) faults.push(`${sum('entered')} entered, not ${leftNow() + cost}`)
      return faults
    },
  }
}
