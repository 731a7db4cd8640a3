import * as z from 'zod'
import { entity } from '#lib/database/entity'
import type { Payer } from '#shared/billing/payer'
import { accountKey } from './account-key.ts'

const Account = z.object({ balance: z.number().int(), hasEverPaid: z.boolean().default(false) })

/** The two attributes of a workspace's or organisation's own item that billing writes. */
export const accounts = entity<z.output<typeof Account>, Payer>({
  name: 'account',
  parse: (item) => Account.parse(item),
  key: accountKey,
})
