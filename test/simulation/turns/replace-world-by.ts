import { TransactionCanceledException } from '#infra/local/database/engine/commands/transaction-canceled-exception'
import { replaceWorld } from '#lib/world'
import type { EventBus } from './event-bus.ts'
import { externalCalls } from './external-calls.ts'
import type { Journal } from './journal.ts'
import type { Simulation } from './simulation.ts'

interface SimulatedWorld {
  readonly simulation: Simulation
  readonly journal: Journal
  readonly bus: EventBus
  /** Share of external calls that fail. */
  readonly faultRate: number
}

/** Puts a simulation in the place of the outside world; returns what takes it away again. */
export const replaceWorldBy = ({ simulation, journal, bus, faultRate }: SimulatedWorld) => {
  const { random, scheduler, database } = simulation
  const call = externalCalls(simulation, faultRate)
  return replaceWorld({
    now: scheduler.now,
    randomBytes: (size) => random.bytes(size),
    sleep: scheduler.sleep,
    database: (command) =>
      call(
        () => {
          const answer = database.execute(command)
          journal.record(command)
          simulation.commanded?.()
          return answer
        },
        command.constructor.name === 'TransactWriteCommand'
          ? () => conflictOf((command.input as { TransactItems: unknown[] }).TransactItems)
          : undefined,
      ),
    publish: (entries) => call(() => bus.publish(entries)),
  })
}

const conflictOf = (parts: readonly unknown[]) =>
  new TransactionCanceledException(parts.map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' })))
