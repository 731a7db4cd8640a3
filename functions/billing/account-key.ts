import { type Key, keys } from '#lib/database/keys'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './ledger/account-of.ts'

/** The key of the item that has the payer's balance. */
export const accountKey = (payer: Payer): Key => keys.account({ owner: accountOf(payer) })
