import type { Head } from '#functions/conversations/store'
import type { Item } from '#infra/local/database/engine/expressions'
import { replaceFiles } from '#lib/files'
import type { LiveAgent } from '#shared/agents/schema'
import { watchBooks } from '#test/simulation/books/watch-books'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { deleteExpired } from './delete-expired.ts'
import { createEventBus } from './event-bus.ts'
import { cappedDays } from './happenings/capped-days.ts'
import { createErasures } from './happenings/erasures.ts'
import { faultsOfLots } from './happenings/grant-lot.ts'
import { happen, lateConsumers, openOrganisation } from './happenings/happen.ts'
import { liftLimits } from './happenings/lift-limits.ts'
import { storeAgents, storedAgents } from './happenings/live-agents.ts'
import { judgeRefusals } from './happenings/refusals.ts'
import { createVoiceNotes } from './happenings/voice-notes.ts'
import { createJournal } from './journal.ts'
import { messageDeliveries } from './message-deliveries.ts'
import { replaceWorldBy } from './replace-world-by.ts'
import { resumePaused } from './resume-paused.ts'
import { seedData, type Wealth } from './seed-data.ts'
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
  readonly wealth: Wealth
}

export interface SimulationResult {
  /** Violated invariants: must be empty. */
  readonly faults: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

/**
 * One run of conversations, billing, outbox and analytics: the real verbs, stores, `commit()` and sweepers on the engine in
 * memory, with all randomness from one seed. Messages arrive several times, in any order, at workers that crash, stall past
 * their lease, lose responses of calls that took effect, and run concurrently. Between any two steps it gets midnight, agents change
 * their payer, conversations and agents are erased, accounts get and lose shards, credits end, voice notes are paid and settled. The books
 * are added up after every command. At last the faults end, the sweepers run, and the invariants are checked.
 */
export const simulateTurns = async (options: SimulationOptions): Promise<SimulationResult> => {
  const { seed, messages: total, faults: faultRate, isExpiring, wealth } = options
  // without this level every injected fault would be logged
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  let agents: readonly LiveAgent[] = []
  let conversations: readonly Head[] = []
  const books = watchBooks((entry) => cappedDays(entry, agents, conversations))
  const simulation = createSimulation(seed, {
    written: (written) => {
      books.written(written)
      erasures.written(written)
      refusals.written(written)
    },
    commanded: books.commanded,
  })
  const { scheduler, database, counts } = simulation
  const erasures = createErasures(simulation)
  const refusals = judgeRefusals(simulation, books, () => agents)
  const journal = createJournal()
  const bus = createEventBus(simulation, lateConsumers)
  replaceFiles(inMemoryFiles())
  const undo = replaceWorldBy({ simulation, journal, bus, faultRate })
  try {
    const seeded = await seedData(simulation, total, wealth)
    agents = seeded.agents
    conversations = seeded.conversations
    scheduler.start('setup', scheduler.now(), async () => {
      await openOrganisation(seeded.grant, scheduler.now())
      await storeAgents(agents)
    })
    await scheduler.run(100_000)
    simulation.isQuiet = false

    const ports = { ...simulatedPorts(simulation, agents), agent: storedAgents(simulation, agents) }
    const deliveries = messageDeliveries(simulation, ports, { watch: refusals.watch, isGone: erasures.isGone })
    const notes = createVoiceNotes(simulation, ports)
    const spanMs = total * 6_000
    sendMessages(simulation, deliveries, { conversations, total, spanMs })
    const happening = { agents, conversations, erasures, notes, from: scheduler.now(), spanMs, grant: seeded.grant }
    happen(simulation, { ...happening, canDeleteAgent: !isExpiring })
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

    scheduler.start('no limits', scheduler.now(), () => liftLimits(agents, total, scheduler.now()))
    await scheduler.run(100_000)
    resumePaused(simulation, deliveries, conversations)
    await scheduler.run(100_000)
    for (let again = 0; bus.waiting.length > 0 && again < 5; again++) {
      scheduler.start('last events', scheduler.now(), bus.deliverEvents)
      await scheduler.run(100_000)
    }

    const items = database.items(TABLE)
    counts.notified = journal.notified.length
    const { size } = deliveries.unacknowledged
    const faults = [
      ...deliveries.defects,
      ...(size > 0 ? [`${size} messages were never acknowledged`] : []),
      ...(bus.waiting.length > 0 ? [`${bus.waiting.length} events were not delivered`] : []),
      ...books.faults(),
      ...refusals.faults,
      ...faultsOfLots(items),
      ...erasures.faults(items),
      ...notes.faults(items, journal.notes, (conversationId) => erasures.isGone({ conversationId })),
      ...violatedInvariants([...items, ...deleted], journal, (conversationId) => erasures.isGone({ conversationId })),
    ]
    countShards(items, counts)
    return { faults, counts: { ...counts, deliveries: deliveries.count } }
  } finally {
    undo()
    replaceFiles(undefined)
  }
}

const countShards = (items: readonly Item[], counts: Record<string, number>) => {
  counts.shards = items.filter(({ kind }) => kind === 'account-shard' || kind === 'spend-shard').length
  counts.recalled = items.reduce((sum, { kind, moves = 0 }) => (kind === 'account' ? sum + Number(moves) : sum), 0)
  counts['ends of lots'] = items.filter(({ reason }) => reason === 'expiry').length
  counts.sized = items.filter(({ kind, isInParts }) => kind === 'account' && isInParts).length
}
