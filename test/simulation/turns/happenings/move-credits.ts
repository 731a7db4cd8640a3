import { charging, paying } from '#features/billing'
import { entering } from '#functions/billing/ledger/entering'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import type { LiveAgent } from '#shared/agents/schema'
import type { Payer } from '#shared/billing/payer'
import type { Simulation } from '#test/simulation/turns/simulation'

/** Credits that enter an account, with their line; the account must be there. */
export const grantCredits = async (payer: Payer, milliCredits: number, now: number): Promise<void> => {
  const grant = { payer, id: ulid(now), from: 'promo', milliCredits, reason: 'grant', now } as const
  await attempt(entering(grant, { balance: present }))
}

/** A purchase or a crawl at a time: what lies in shards comes home for the crawl, and the size goes up and down with both. */
export const moveCredits = (
  { random, scheduler, count }: Simulation,
  { agentId, workspaceId, payer }: LiveAgent,
  amount: number,
  at: number,
): void => {
  const isGrant = random.chance(0.5)
  scheduler.start(isGrant ? 'purchase' : 'crawl', at, async () => {
    const now = scheduler.now()
    try {
      if (isGrant) return await grantCredits(payer, amount, now)
      const reason = 'crawl'
      const { step, events } = charging({ payer, milliCredits: amount, reason, workspaceId, agentId, now })
      const { committed } = await paying(step, ({ writes }) => writes, events)
      count(committed ? 'charges' : 'refused charges')
    } catch {
      count('failed movements')
    }
  })
}
