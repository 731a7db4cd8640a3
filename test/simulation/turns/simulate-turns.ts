import { deleteExpired } from './delete-expired.ts'
import { createEventBus } from './event-bus.ts'
import { createJournal } from './journal.ts'
import { messageDeliveries } from './message-deliveries.ts'
import { replaceWorldBy } from './replace-world-by.ts'
import { resumePaused } from './resume-paused.ts'
import { seedData } from './seed-data.ts'
import { sendMessages } from './send-messages.ts'
import { simulatedPorts } from './simulated-ports.ts'
import { createSimulation, MINUTE } from './simulation.ts'
import { startSweepers } from './start-sweepers.ts'
import { violatedInvariants } from './violated-invariants.ts'

const TABLE = 'simulation'

export interface SimulationOptions {
  readonly seed: number
  /** Visitors' messages; each is delivered until it is acknowledged, and up to four more times. */
  readonly messages: number
  /** Share of external calls that fail. */
  readonly faults: number
  /** Whether agents keep no history from the middle on, so that messages vanish between two steps. */
  readonly isExpiring: boolean
}

export interface SimulationResult {
  /** Violated invariants: must be empty. */
  readonly faults: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

/**
 * One run of conversations, billing, outbox and analytics: the real verbs, stores, `commit()` and sweepers on the engine in
 * memory, with all randomness from one seed. Messages arrive several times, in any order, at workers that crash, stall past
 * their lease, lose responses of calls that took effect, and run concurrently. At last the faults end, the sweepers run, and
 * the invariants are checked.
 */
export const simulateTurns = async ({
  seed,
  messages: total,
  faults: faultRate,
  isExpiring,
}: SimulationOptions): Promise<SimulationResult> => {
  // without this level every injected fault would be logged
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  const simulation = createSimulation(seed)
  const { scheduler, database, counts } = simulation
  const journal = createJournal()
  const bus = createEventBus(simulation)
  const undo = replaceWorldBy({ simulation, journal, bus, faultRate })
  try {
    const { agents, conversations } = await seedData(simulation, total)
    simulation.isQuiet = false

    const ports = simulatedPorts(simulation, agents)
    const deliveries = messageDeliveries(simulation, ports)
    const spanMs = total * 6_000
    sendMessages(simulation, deliveries, { conversations, total, spanMs })
    const until = scheduler.now() + spanMs + 12 * MINUTE
    const from = scheduler.now() + spanMs / 3
    const deleted = isExpiring
      ? deleteExpired(simulation, { table: TABLE, journal, agents, seed, from, until: until + 15 * MINUTE })
      : []
    startSweepers(simulation, ports, bus, until + 15 * MINUTE)
    scheduler.start('the faults end', until, async () => {
      simulation.isQuiet = true
    })
    counts.steps = await scheduler.run(50_000 + total * 1_000)

    resumePaused(simulation, deliveries, conversations)
    await scheduler.run(100_000)
    scheduler.start('last events', scheduler.now(), bus.deliverEvents)
    await scheduler.run(100_000)

    const faults = [...deliveries.defects]
    const { size } = deliveries.unacknowledged
    if (size > 0) faults.push(`${size} messages were never acknowledged`)
    if (bus.waiting.length > 0) faults.push(`${bus.waiting.length} events were not delivered`)
    const items = database.items(TABLE)
    faults.push(...violatedInvariants([...items, ...deleted], journal))
    counts.shards = items.filter(({ kind }) => kind === 'account-shard' || kind === 'spend-shard').length
    counts.recalled = items.reduce((sum, { kind, moves = 0 }) => (kind === 'account' ? sum + Number(moves) : sum), 0)
    return { faults, counts: { ...counts, deliveries: deliveries.count } }
  } finally {
    undo()
  }
}
