import * as z from 'zod'
import { accountOf } from '#functions/billing/ledger/account-of'
import type { Books } from '#functions/billing/ledger/ledger'
import { Held } from '#functions/conversations/store'

const HeadWithHold = z.object({ held: Held })

/** The open holds among a table's items: those of conversations in which a turn runs. */
export const holdsIn = (items: readonly Readonly<Record<string, unknown>>[]): Books['holds'] =>
  items.flatMap((item) => {
    if (item.kind !== 'conversation' || item.held === undefined) return []
    const { payer, milliCredits } = HeadWithHold.parse(item).held
    return [{ account: accountOf(payer), milliCredits }]
  })
