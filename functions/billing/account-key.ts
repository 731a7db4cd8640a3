import { type Key, keys } from '#lib/database/keys'
import type { Payer } from '#shared/billing/payer'

/** The key of the item that has the payer's balance. */
export const accountKey = ({ kind, id }: Payer): Key =>
  kind === 'workspace' ? keys.workspace({ uid: id }) : keys.organisation({ id })
