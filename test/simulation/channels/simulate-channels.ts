import { messageWords } from '#features/models'
import { takeOverdue } from '#functions/channels/inbound/take-overdue'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { handler as sweepSends } from '#functions/channels/sending/sweep-sends'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import type { Ports } from '#functions/conversations/turn/ports'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import type { Item } from '#infra/local/database/engine/expressions'
import { replaceWorld } from '#lib/world'
import { externalCalls } from '#test/simulation/turns/external-calls'
import { createJournal } from '#test/simulation/turns/journal'
import { replaceWorldBy } from '#test/simulation/turns/replace-world-by'
import { simulatedPorts } from '#test/simulation/turns/simulated-ports'
import { createSimulation, MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { timelessContext } from '#test/support/handlers/timeless-context'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { channelBus } from './channel-bus.ts'
import { createCourier } from './courier.ts'
import { createPeople } from './people.ts'
import { brokenPromises } from './promises/broken-promises.ts'
import { playDiscord } from './providers/discord.ts'
import { playMessenger } from './providers/messenger.ts'
import { META_SECRET } from './providers/meta-post.ts'
import { playTelegram } from './providers/telegram.ts'
import { playWhatsapp } from './providers/whatsapp.ts'
import { simulatedBucket } from './simulated-bucket.ts'
import { simulatedNetwork } from './simulated-network.ts'
import { storeTenants, tenants } from './tenants.ts'

const TABLE = 'simulation'
const SPAN_MS = 8 * MINUTE

export interface ChannelOptions {
  readonly seed: number
  /** Visitors' messages while things fail; persons', statuses and echoes come beside them. */
  readonly messages: number
  /** Share of external calls that fail. */
  readonly faults: number
}

export interface ChannelResult {
  /** Promises that were broken: must be empty. */
  readonly faults: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

let runs = 0

/**
 * All channels from the visitor's message to the answer at the provider: the real hooks, lanes, turns, senders and sweepers, between
 * providers that deliver one to five times, shuffled and batched, and take messages without answering. Workers crash, stall and lose
 * responses; events are lost, late, shuffled and repeated. Then the faults end, visitors write twice within a second, and what the product
 * promises is checked.
 */
export const simulateChannels = async ({
  seed,
  messages,
  faults: faultRate,
}: ChannelOptions): Promise<ChannelResult> => {
  // each run is a function of its own, which has cached nothing
  Object.assign(process.env, {
    TABLE_NAME: TABLE,
    REGION_NAME: 'eu',
    LOG_LEVEL: 'silent',
    AWS_LAMBDA_FUNCTION_NAME: `run-${++runs}`,
  })
  const simulation = createSimulation(seed)
  const { scheduler, database, counts } = simulation
  const journal = createJournal()
  const ports = portsOf(simulation)
  const bus = channelBus(simulation, () => ports)
  const courier = createCourier(simulation)
  const whatsapp = playWhatsapp(simulation, courier)
  const discord = playDiscord(simulation, courier)
  const providers = {
    telegram: playTelegram(simulation, courier),
    whatsapp,
    messenger: playMessenger(simulation, courier, 'messenger'),
    instagram: playMessenger(simulation, courier, 'instagram'),
    discord,
  }
  const call = simulatedNetwork(simulation, { providers: Object.values(providers), faultRate })
  const bucket = simulatedBucket(externalCalls(simulation, faultRate))
  replaceAppSecrets({ metaAppSecret: META_SECRET })
  const undo = [
    () => delete process.env.AWS_LAMBDA_FUNCTION_NAME,
    () => replaceAppSecrets(undefined),
    bucket.undo,
    sealInMemory(),
    replaceWorldBy({ simulation, journal, bus: bus as never, faultRate }),
    replaceWorld({ call }),
  ]
  try {
    // loaded late by turns: in the middle of a run time would pass meanwhile
    await messageWords()
    scheduler.start('setup', scheduler.now(), () => storeTenants(scheduler.now()))
    await scheduler.run(10_000)
    database.settle()

    const people = createPeople(simulation, { providers, messages, spanMs: SPAN_MS })
    simulation.isQuiet = faultRate === 0
    const endsAt = scheduler.now() + SPAN_MS + 4 * MINUTE
    people.visitAll()
    startSweepers(simulation, ports, endsAt)
    scheduler.start('the faults end', endsAt, async () => {
      simulation.isQuiet = true
    })
    counts.steps = await scheduler.run(600_000)
    people.writeBursts(scheduler.now() + MINUTE)
    counts.steps += await scheduler.run(100_000)

    const items = database.items(TABLE)
    const { lines, bursts } = people
    const faults = brokenPromises({
      items,
      lines,
      bursts,
      journal,
      counts,
      discord,
      whatsapp,
      providers: Object.values(providers),
      files: bucket.bucket.keys(),
    })
    return { faults, counts: { ...counts, chance: simulation.random.below(1_000_000) } }
  } finally {
    for (const one of undo.toReversed()) one()
  }
}

const portsOf = (simulation: Simulation): Ports => {
  let answers = 0
  const agents = tenants.map(({ agent }) => agent)
  return {
    ...simulatedPorts(simulation, agents, () => `Answer ${++answers}: `),
    // an answer that a member has written is given word for word, and could not be told from another
    retrieve: async () => [],
  }
}

/** Kinds of rows that wait for a worker. */
const WAITING = ['waiting-inbound', 'waiting-send', 'owed', 'outbox']

/** The product's sweepers, each minute until nothing fails and nothing waits any more, for an hour at most. */
const startSweepers = (simulation: Simulation, ports: Ports, endsAt: number): void => {
  const { scheduler, database, count } = simulation
  const waits = (item: Item) => WAITING.includes(String(item.kind))
  const isDone = () => {
    const now = scheduler.now()
    // deliveries come for three minutes more
    return now > endsAt + 60 * MINUTE || (now > endsAt + 6 * MINUTE && !database.items(TABLE).some(waits))
  }
  const sweeps = {
    'sweep-inbound': () => takeOverdue(ports),
    'sweep-owed': () => answerOverdue(ports),
    'sweep-sends': () => sweepSends({}, timelessContext()),
    'sweep-outbox': () => sweepOutbox({}, timelessContext()),
  }
  const tick = (at: number): void => {
    for (const [name, work] of Object.entries(sweeps))
      scheduler.start(name, at, async () => void (await work().catch(() => count('failed sweeps'))))
    scheduler.start('clock', at + MINUTE, async () => {
      if (!isDone()) tick(scheduler.now())
    })
  }
  tick(scheduler.now() + MINUTE)
}
