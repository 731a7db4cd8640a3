import { type Key, keys } from '#lib/database/keys'
import type { LiveAgent } from '#shared/agents/schema'
import type { OwnedAccount } from './ledger/ledger.ts'

/** The workspace or organisation that pays for an agent. */
export type Payer = LiveAgent['payer']

export const accountOf = ({ kind, id }: Payer): OwnedAccount => (kind === 'workspace' ? `WS#${id}` : `ORG#${id}`)

/** The item that carries the payer's balance. */
export const accountKey = ({ kind, id }: Payer): Key =>
  kind === 'workspace' ? keys.workspace({ uid: id }) : keys.organisation({ id })
