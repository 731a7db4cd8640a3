import { handler as sweepLots } from '#functions/billing/lots/sweep-lots'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import type { Ports } from '#functions/conversations/turn/ports'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import type { EventBus } from './event-bus.ts'
import { MINUTE, type Simulation } from './simulation.ts'

/** Starts the product's sweepers, and the bus, over and over until a time; a sweep that fails is only counted. */
export const startSweepers = ({ scheduler, count }: Simulation, ports: Ports, bus: EventBus, until: number): void => {
  const repeat = (name: string, work: () => Promise<unknown>, everyMs: number) => {
    const tick = (at: number) => {
      if (at > until) return
      scheduler.start(name, at, async () => void (await work().catch(() => count('failed sweeps'))))
      scheduler.start(`${name} clock`, at, async () => tick(at + everyMs))
    }
    tick(scheduler.now())
  }
  repeat('sweep-owed', () => answerOverdue(ports), MINUTE)
  repeat('sweep-outbox', () => sweepOutbox({}, lambdaContext()), MINUTE)
  repeat('sweep-lots', () => sweepLots({}, lambdaContext()), MINUTE)
  repeat('bus', bus.deliverEvents, 10_000)
}
