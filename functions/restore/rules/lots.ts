import * as z from 'zod'
import { lotEndOf } from '#features/billing'
import type { Copy, Item } from '#functions/restore/copy'
import { keys } from '#lib/database/keys'
import { ulid } from '#lib/ids'
import type { Payer } from '#shared/billing/payer'

const RULE = 'lots'
/** A sweeper puts a payer off by a minute before it begins. */
const SOON_MS = 2 * 60_000

const Waiting = z.object({ owner: z.string(), id: z.string() })
const Lots = z.object({
  lotId: z.string().optional(),
  lotEndsAt: z.number().default(0),
  lotTaken: z.number().default(0),
  endedLotId: z.string().optional(),
  endedLotTaken: z.number().default(0),
})

/**
 * Each lot of credits either waits, runs, or has ended, and its credits entered by the ledger: its grant's line and the lines of
 * its end decide. A lot that must begin or end is due, else no sweeper would come.
 */
export const reconcileLots = (copy: Copy): void => {
  for (const row of copy.of('waiting-lot')) checkWaiting(copy, row)
  for (const account of copy.of('account')) checkAccount(copy, account)
  putBack(copy)
  for (const owner of new Set(copy.of('waiting-lot').map((row) => Waiting.parse(row).owner))) checkDue(copy, owner)
}

const accountOf = (copy: Copy, owner: string) => copy.find('account', keys.account({ owner }))

const checkWaiting = (copy: Copy, row: Item): void => {
  const { owner, id } = Waiting.parse(row)
  const { lotId, endedLotId } = Lots.parse(accountOf(copy, owner) ?? {})
  const hasBegun = id === lotId || id === endedLotId
  if (!hasBegun && copy.totals.lots.entered.has(id)) return
  copy.remove(row)
  copy.repaired(RULE, owner, hasBegun ? `lot ${id} waits no longer` : `lot ${id} never entered: it is removed`)
}

const checkAccount = (copy: Copy, account: Item): void => {
  const owner = String(account.pk)
  const { lotId, lotEndsAt, lotTaken, endedLotId, endedLotTaken } = Lots.parse(account)
  const { entered, taken } = copy.totals.lots
  const missing = endedLotId === undefined ? 0 : endedLotTaken - (taken.get(endedLotId) ?? 0)
  if (endedLotId !== undefined && missing > 0) addEnd(copy, { owner, lotId: endedLotId, milliCredits: missing })
  if (lotId === undefined) return
  if (!entered.has(lotId)) {
    const { lotId: _, lotMilliCredits: __, lotUsedAt: ___, lotEndsAt: ____, lotTaken: _____, ...rest } = account
    copy.put(rest)
    copy.repaired(RULE, owner, `lot ${lotId} never entered: it does not run`)
    return
  }
  const took = taken.get(lotId) ?? 0
  if (took !== lotTaken) {
    copy.put({ ...account, lotTaken: took })
    copy.repaired(RULE, owner, `of lot ${lotId} ${took} milli-credits were taken, not ${lotTaken}`)
  }
  const isDue = dueOf(copy, owner).some(({ at }) => Number(at) >= lotEndsAt)
  if (!isDue) makeDue(copy, owner, lotId, lotEndsAt)
}

/** A lot whose grant is in the ledger and whose end has not come, but that neither waits nor runs. */
const putBack = (copy: Copy): void => {
  for (const { owner, id, milliCredits, endsAt } of copy.totals.lots.open.values()) {
    const key = keys.waitingLot({ owner, id })
    const { lotId } = Lots.parse(accountOf(copy, owner) ?? {})
    if (lotId === id || copy.find('waiting-lot', key)) continue
    // the debt that it met is not known any more
    copy.put({ ...key, kind: 'waiting-lot', owner, id, milliCredits, debt: 0, endsAt })
    copy.repaired(RULE, owner, `lot ${id} waits again`)
  }
}

/** Where a lot runs, the others are due with its end. Else one begins soon, so that what is used counts to it. */
const checkDue = (copy: Copy, owner: string): void => {
  const { lotId } = Lots.parse(accountOf(copy, owner) ?? {})
  const isDue = dueOf(copy, owner).some(({ at }) => Number(at) <= copy.at + SOON_MS)
  if (lotId === undefined && !isDue) makeDue(copy, owner, 'restored', copy.at)
}

interface End {
  readonly owner: string
  readonly lotId: string
  readonly milliCredits: number
}

const addEnd = (copy: Copy, { owner, lotId, milliCredits }: End): void => {
  // sorts by its time, as any line, and is the same in each run
  const id = ulid(copy.at).slice(0, 10) + lotId.slice(10)
  const line = { owner, id, at: copy.at, from: owner, to: 'expired', milliCredits, reason: 'expiry', lotId }
  const item = { ...keys.ledgerEntry(line), kind: 'ledger-entry', ...line }
  copy.put(item)
  copy.totals.book(item)
  copy.repaired(RULE, owner, `the end of lot ${lotId} had no line of ${milliCredits} milli-credits`)
}

const payerOf = (owner: string): Payer =>
  owner.startsWith('WS#') ? { kind: 'workspace', id: owner.slice(3) } : { kind: 'organisation', id: owner.slice(4) }

const dueOf = (copy: Copy, owner: string): readonly Item[] => {
  const { kind, id } = payerOf(owner)
  return copy.of('lot-end').filter(({ payer }) => {
    const found = z.object({ kind: z.string(), id: z.string() }).parse(payer)
    return found.kind === kind && found.id === id
  })
}

const makeDue = (copy: Copy, owner: string, id: string, at: number): void => {
  const row = lotEndOf(payerOf(owner), id, at)
  copy.put({ ...keys.lotEnd(row), kind: 'lot-end', ...row })
  copy.repaired(RULE, owner, 'its lots were not due')
}
