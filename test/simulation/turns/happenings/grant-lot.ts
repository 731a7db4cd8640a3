import { waitLot } from '#functions/billing/lots/wait-lot'
import type { Item } from '#infra/local/database/engine/expressions'
import { ulid } from '#lib/ids'
import type { LiveAgent } from '#shared/agents/schema'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'

interface Span {
  readonly at: number
  /** Within which it ends, in milliseconds. */
  readonly spanMs: number
}

/** Credits that end are granted to an agent's payer, by deliveries of which each may fail. */
export const grantLot = (
  { random, scheduler, count }: Simulation,
  { payer }: LiveAgent,
  milliCredits: number,
  { at, spanMs }: Span,
): void => {
  const grant = { payer, id: ulid(at), milliCredits, endsAt: at + 1 + random.below(spanMs) }
  for (let copies = random.between(1, 3); copies > 0; copies--)
    scheduler.start('lot', at + random.below(MINUTE), async () => {
      await waitLot(grant).then(
        (isNew) => isNew && count('lots'),
        () => count('failed movements'),
      )
    })
}

/** What is wrong with lots when no turn runs and all of them have ended. */
export const faultsOfLots = (items: readonly Item[]): string[] => {
  const sum = (found: readonly Item[], name: string) =>
    found.reduce((total, item) => total + Number(item[name] ?? 0), 0)
  const left = items.filter(
    ({ kind, lotId }) => kind === 'waiting-lot' || kind === 'lot-end' || (kind === 'account' && lotId !== undefined),
  )
  return [
    ...left.map(({ kind, pk, sk }) => `a lot is left: ${kind} of ${pk} ${sk}`),
    ...items
      .filter(({ kind }) => kind === 'account')
      .flatMap(({ pk, balance, used = 0, entered }) => {
        const shards = items.filter(({ kind, owner }) => kind === 'account-shard' && owner === pk)
        const has = Number(balance) + sum(shards, 'balance')
        const wasUsed = Number(used) + sum(shards, 'used')
        return has === Number(entered) - wasUsed
          ? []
          : [`${pk} has ${has}, but ${entered} entered and ${wasUsed} was used`]
      }),
  ]
}
