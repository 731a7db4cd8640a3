import { createEventBus } from '#test/simulation/turns/event-bus'
import { createJournal } from '#test/simulation/turns/journal'
import { messageDeliveries } from '#test/simulation/turns/message-deliveries'
import { replaceWorldBy } from '#test/simulation/turns/replace-world-by'
import { seedData } from '#test/simulation/turns/seed-data'
import { sendMessages } from '#test/simulation/turns/send-messages'
import { simulatedPorts } from '#test/simulation/turns/simulated-ports'
import { createSimulation, MINUTE } from '#test/simulation/turns/simulation'
import { startSweepers } from '#test/simulation/turns/start-sweepers'
import { recordItems } from './record-items.ts'

export const TABLE = 'simulation'

/** Runs turns with faults, as `simulateTurns` does, and records what a restore to any of their moments would find. */
export const recordRegion = async (seed: number, total: number) => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  const simulation = createSimulation(seed)
  const { scheduler } = simulation
  const items = recordItems(simulation, TABLE)
  const bus = createEventBus(simulation)
  const published: { readonly at: number; readonly detail: string }[] = []
  const archive = (entries: readonly { readonly detail: string }[]) => {
    published.push(...entries.map(({ detail }) => ({ at: scheduler.now(), detail })))
    return bus.publish(entries)
  }
  const undo = replaceWorldBy({
    simulation,
    journal: createJournal(),
    bus: { ...bus, publish: archive },
    faultRate: 0.15,
  })
  try {
    const { agents, conversations } = await seedData(simulation, total)
    simulation.isQuiet = false
    const ports = simulatedPorts(simulation, agents)
    const deliveries = messageDeliveries(simulation, ports)
    const spanMs = total * 6_000
    const from = scheduler.now()
    const sent: { readonly name: string; readonly conversationId: string; readonly at: number }[] = []
    const send = (name: string, head: (typeof conversations)[number], at: number) => {
      sent.push({ name, conversationId: head.conversationId, at })
      deliveries.send(name, head, at)
    }
    sendMessages(simulation, { ...deliveries, send, count: 0 }, { conversations, total, spanMs })
    startSweepers(simulation, ports, bus, from + spanMs + 4 * MINUTE)
    scheduler.start('the faults end', from + spanMs, async () => {
      simulation.isQuiet = true
    })
    await scheduler.run(50_000 + total * 1_000)
    return { agents, conversations, items, published, sent, from, until: scheduler.now() }
  } finally {
    undo()
  }
}

export type RecordedRegion = Awaited<ReturnType<typeof recordRegion>>
