import type { Payer } from '#shared/billing/payer'
import type { OwnedAccount } from './ledger.ts'

/** The payer's account in the ledger. */
export const accountOf = ({ kind, id }: Payer): OwnedAccount => (kind === 'workspace' ? `WS#${id}` : `ORG#${id}`)
