import { clearLiveAgentCache, liveAgent } from '#features/agents'
import type { Ports } from '#functions/conversations/turn/ports'
import { replaceWorld } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { contendedDatabase } from './contended-database.ts'
import { ownAgent, sharedAgents } from './load-agents.ts'
import { loadBus } from './load-bus.ts'
import { thinkingModel } from './load-settings.ts'
import { type LoadTurn, loadTurn, openConversation } from './load-turn.ts'
import { makeTimeline } from './timeline.ts'
import { turnTrips } from './turn-trips.ts'
import { visits } from './visits.ts'

export interface Load {
  readonly turnsPerSecond: number
  /** Seconds in which turns are counted. */
  readonly seconds: number
  /** Milliseconds of a transaction on average. */
  readonly meanMs: number
  /** Each conversation has an agent and a payer of its own. */
  readonly isOwn?: boolean
  /** Between how many shards turns choose, of the payer and of the agent's day; else as the product publishes it. */
  readonly shards?: LiveAgent['shards']
  /** Of the shared payer; more than a run uses by default. */
  readonly credits?: number
  /** Seconds under load before turns are counted. */
  readonly warmUpSeconds?: number
  /** Seconds of ten turns each before that, so that what grows with use is there. */
  readonly quietSeconds?: number
  readonly seed?: number
}

export interface Reach {
  readonly turns: number
  /** Without a reply, those refused aside. */
  readonly failed: number
  /** For want of credits, or by a cap. */
  readonly refused: number
  readonly failures: Readonly<Record<string, number>>
  /** Milliseconds that half, and 95 % of visitors waited beside the model's time, if they got a reply. */
  readonly p50: number
  readonly p95: number
  /** Share of replies with no more than two transactions, and with more. */
  readonly twoTrips: number
  readonly moreTrips: number
  /** Credits in shards at the end. */
  readonly idle: number
  readonly undelivered: number
  readonly conflicts: Readonly<Record<string, number>>
  readonly throttles: Readonly<Record<string, number>>
}

const TABLE = 'load'
const START = 1_800_000_000_000
const QUIET_TURNS_PER_SECOND = 10

/**
 * Turns through the real verbs at a rate, on a database with DynamoDB's contention, in simulated time. The product's rates of
 * turns per agent and payer (25 and 27 a second for who has not paid) are lifted: they would refuse the load before any of it
 * reached the database. The same seed measures the same.
 */
export const measureLoad = async (load: Load): Promise<Reach> => {
  const {
    turnsPerSecond,
    seconds,
    meanMs,
    isOwn,
    shards,
    credits,
    warmUpSeconds = 10,
    quietSeconds = 20,
    seed = 1,
  } = load
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  const random = seededRandom(seed)
  const timeline = makeTimeline(START)
  const trips = turnTrips()
  const database = contendedDatabase({ timeline, random, meanMs, ended: trips.count })
  const bus = await loadBus(timeline)
  const undo = replaceWorld({
    now: () => Math.floor(timeline.now()),
    randomBytes: (size) => random.bytes(size),
    sleep: timeline.sleep,
    database: database.send,
    publish: bus.publish,
  })
  try {
    clearLiveAgentCache()
    const own = new Map<string, LiveAgent>()
    const ports = portsOf(async (agentId) => {
      const agent = own.get(agentId) ?? (await liveAgent(agentId))
      return agent && shards ? { ...agent, shards } : agent
    })
    const shared = isOwn ? [] : sharedAgents(credits)
    await timeline.run()

    const counted: LoadTurn[] = []
    let from = Number.POSITIVE_INFINITY
    let serial = 0
    const open = async () => {
      const at = ++serial
      const agent = isOwn ? await ownAgent(at) : undefined
      if (agent) own.set(agent.agentId, agent)
      const agentId = agent?.agentId ?? random.pick(await shared)
      const conversationId = `01LOAD${String(at).padStart(20, '0')}`
      const it = { conversationId, agentId, workspaceId: agent?.workspaceId ?? 'workspace-load00' }
      await openConversation(it)
      return it
    }
    const visit = async (it: Awaited<ReturnType<typeof open>>, nth: number) => {
      const began = timeline.now()
      const turn = await loadTurn(it, nth, ports, trips)
      if (began >= from) counted.push(turn)
      return turn.failure === undefined
    }
    if (!isOwn) {
      visits({ timeline, random, turnsPerSecond: QUIET_TURNS_PER_SECOND, seconds: quietSeconds, open, visit })
      await timeline.run(timeline.now() + quietSeconds * 1000)
    }
    from = timeline.now() + warmUpSeconds * 1000
    const until = from + seconds * 1000
    visits({ timeline, random, turnsPerSecond, seconds: seconds + warmUpSeconds, open, visit })
    await timeline.run(until)
    const idle = creditsInShards(database.items(TABLE))
    await timeline.run()
    return { ...reachOf(counted), idle, undelivered: bus.undelivered(), ...countsOf(database) }
  } finally {
    undo()
    clearLiveAgentCache()
  }
}

const portsOf = (agent: Ports['agent']): Ports => ({
  agent,
  retrieve: async () => [],
  answerThreshold: 0.5,
  tools: { describe: async () => [], run: async () => ({ ok: false, error: 'there are no tools' }) },
  selectModel: async () => ({ model: thinkingModel, id: 'gpt-4o' }),
  judgeOffline: () => new Set(),
  offerHandoff: () => [],
})

const reachOf = (turns: readonly LoadTurn[]) => {
  const replied = turns.filter(({ failure }) => failure === undefined)
  const waits = replied.map(({ waitedMs }) => waitedMs).sort((a, b) => a - b)
  const failures: Record<string, number> = {}
  for (const { failure } of turns) if (failure) failures[failure] = (failures[failure] ?? 0) + 1
  const refused = (failures['no-credits'] ?? 0) + (failures['spend-guard'] ?? 0)
  const more = replied.filter(({ transactions }) => transactions > 2).length
  return {
    turns: turns.length,
    failed: turns.length - replied.length - refused,
    refused,
    failures,
    p50: waits[Math.floor(waits.length * 0.5)] ?? Number.NaN,
    p95: waits[Math.floor(waits.length * 0.95)] ?? Number.NaN,
    twoTrips: (replied.length - more) / Math.max(1, replied.length),
    moreTrips: more / Math.max(1, replied.length),
  }
}

const countsOf = ({ conflicts, throttles }: ReturnType<typeof contendedDatabase>) => ({
  conflicts: Object.fromEntries([...conflicts].sort(([, a], [, b]) => b - a)),
  throttles: Object.fromEntries([...throttles].sort(([, a], [, b]) => b - a)),
})

const creditsInShards = (items: readonly Readonly<Record<string, unknown>>[]): number =>
  items.reduce((sum, { kind, balance }) => (kind === 'account-shard' ? sum + Number(balance) / 1000 : sum), 0)
