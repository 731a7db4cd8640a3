import type { EventEnvelope } from '#events/event'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { drainAccount } from '#functions/channels/sending/drain-account'
import type { Ports } from '#functions/conversations/turn/ports'
import type { AccountId } from '#shared/channels/kinds'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'

/**
 * The events of channels, each delivered up to three times, some a minute late; others concern no one here. Some are refused, and left to
 * the outbox's sweeper.
 */
export const channelBus = (simulation: Simulation, ports: () => Ports) => {
  const { random, scheduler, count } = simulation
  const consume = (name: string, work: () => Promise<void>): void => {
    const copies = random.pick([1, 1, 1, 2, 3])
    for (let copy = 0; copy < copies; copy++)
      scheduler.start(name, scheduler.now() + (random.chance(0.8) ? random.below(500) : random.below(MINUTE)), () =>
        work().catch(() => count('failed consumers')),
      )
  }
  return {
    waiting: [] as string[],
    publish: (entries: readonly { readonly detail: string }[]): number[] =>
      entries.flatMap(({ detail }, at) => {
        if (!simulation.isQuiet && random.chance(0.1)) return [at]
        const { type, data } = JSON.parse(detail) as EventEnvelope
        if (type === 'channels.inbound-arrived') {
          const lane = data as { readonly account: AccountId; readonly lane: string }
          consume('take-inbound', () => takeLane(lane, ports()))
        }
        if (type === 'conversations.send-queued')
          consume('send-queued', () => drainAccount((data as { readonly account: AccountId }).account))
        return []
      }),
  }
}
