import { accounts } from '#functions/billing/store'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import { FREE_MILLI_CREDITS } from '#shared/billing/prices'
import { ledger } from './store.ts'

/** A new workspace's account with its free credits, for the transaction that creates the workspace. */
export const freeCreditWrites = ({ workspaceId, now }: { workspaceId: string; now: number }): Write[] => [
  accounts.creating({
    kind: 'workspace',
    id: workspaceId,
    balance: FREE_MILLI_CREDITS,
    entered: FREE_MILLI_CREDITS,
    hasEverPaid: false,
  }),
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
