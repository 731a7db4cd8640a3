import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import { FREE_MILLI_CREDITS } from '#shared/billing/prices'
import { ledger } from './store.ts'

/**
 * A new workspace's free credits, for the transaction that creates it. Only the ledger entry: a transaction may write an item
 * once, so the caller must create the workspace's item with `balance: FREE_MILLI_CREDITS`.
 */
export const freeCreditWrites = ({ workspaceId, now }: { workspaceId: string; now: number }): Write[] => [
  ledger.creating({
    owner: `WS#${workspaceId}`,
    id: ulid(now),
    at: now,
    from: 'promo',
    to: `WS#${workspaceId}`,
    milliCredits: FREE_MILLI_CREDITS,
    reason: 'free-grant',
  }),
]
