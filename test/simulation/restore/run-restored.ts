import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#functions/restore/copy'
import type { DatabaseCommand } from '#lib/database/database-command'
import { makeScheduler } from '#test/simulation/scheduler'
import { createEventBus } from '#test/simulation/turns/event-bus'
import { createJournal } from '#test/simulation/turns/journal'
import { messageDeliveries } from '#test/simulation/turns/message-deliveries'
import { replaceWorldBy } from '#test/simulation/turns/replace-world-by'
import { resumePaused } from '#test/simulation/turns/resume-paused'
import { simulatedPorts } from '#test/simulation/turns/simulated-ports'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { startSweepers } from '#test/simulation/turns/start-sweepers'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { type RecordedRegion, TABLE } from './record-region.ts'

/** How far back the bus's archive is replayed: longer than any consumer of the simulation retries. */
const REPLAY_MS = 30 * MINUTE

/**
 * Starts a region on restored items: the archive is replayed, the sweepers run, and every client whose message came before
 * the restored time sends it once more. Returns the items when all is done, and what was not expected.
 */
export const runRestored = async (region: RecordedRegion, items: readonly Item[], restoredAt: number, seed: number) => {
  const random = seededRandom(seed)
  const scheduler = makeScheduler(random, restoredAt + 20 * MINUTE)
  const database = inMemoryDatabase({ now: scheduler.now })
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const simulation: Simulation = { random, scheduler, database, isQuiet: true, counts, count }
  for (const item of items)
    database.execute(new PutCommand({ TableName: TABLE, Item: { ...item } }) as unknown as DatabaseCommand)
  const bus = createEventBus(simulation)
  const undo = replaceWorldBy({ simulation, journal: createJournal(), bus, faultRate: 0 })
  try {
    bus.waiting.push(
      ...region.published
        .filter(({ at }) => at <= restoredAt && at > restoredAt - REPLAY_MS)
        .map(({ detail }) => detail),
    )
    const ports = simulatedPorts(simulation, region.agents)
    const deliveries = messageDeliveries(simulation, ports)
    startSweepers(simulation, ports, bus, scheduler.now() + 12 * MINUTE)
    await scheduler.run(200_000)
    const faults: string[] = []
    const leased = database.items(TABLE).filter(({ leaseToken }) => leaseToken !== undefined).length
    if (leased > 0) faults.push(`${leased} leases are left by the sweepers`)
    for (const { name, conversationId, at } of region.sent) {
      const head = region.conversations.find((one) => one.conversationId === conversationId)
      if (head && at <= restoredAt) deliveries.send(name, head, scheduler.now() + random.below(MINUTE))
    }
    await scheduler.run(200_000)
    resumePaused(simulation, deliveries, region.conversations)
    await scheduler.run(200_000)
    startSweepers(simulation, ports, bus, scheduler.now() + 3 * MINUTE)
    await scheduler.run(200_000)
    scheduler.start('last events', scheduler.now(), bus.deliverEvents)
    await scheduler.run(100_000)
    faults.push(...deliveries.defects)
    if (deliveries.unacknowledged.size > 0) faults.push(`${deliveries.unacknowledged.size} were never acknowledged`)
    return { items: database.items(TABLE), faults }
  } finally {
    undo()
  }
}
