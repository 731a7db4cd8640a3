import type { EventEnvelope } from '#events/event'
import { handler as countReply } from '#functions/analytics/count-reply'
import { faultsOf, type Movement, type OwnedAccount } from '#functions/billing/ledger/ledger'
import { ledger } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import { type Head, heads } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import type { Ports } from '#functions/conversations/turn/ports'
import { handler as countPairUse } from '#functions/knowledge/pairs/count-pair-use'
import { pairs } from '#functions/knowledge/pairs/store'
import type { LanguageModel, ModelEvent } from '#functions/models/language-model.port'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { commit } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld } from '#lib/world'
import { newAgentDefaults } from '#shared/agents/defaults'
import type { LiveAgent } from '#shared/agents/schema'
import type { Pair } from '#shared/knowledge/pairs'
import { TransactionCanceledException } from '#test/support/database/in-memory/transaction-canceled-exception'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { deliver as deliverOnce } from '#test/support/handlers/deliver'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { type SeededRandom, seededRandom } from '#test/support/worlds/seeded-random'
import { makeScheduler } from './scheduler.ts'

const TABLE = 'simulation'
const START = 1_800_000_000_000
const MINUTE = 60_000

export interface SimulationOptions {
  readonly seed: number
  /** Visitors' messages; each is delivered until it is acknowledged, and up to four more times. */
  readonly messages: number
  /** Share of external calls that fail. */
  readonly faults: number
}

export interface SimulationResult {
  /** Violated invariants: must be empty. */
  readonly faults: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

/** An external call whose response was lost: it may have taken effect. */
class LostAnswer extends Error {
  override readonly name = 'TimeoutError'
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
}: SimulationOptions): Promise<SimulationResult> => {
  const random = seededRandom(seed)
  const scheduler = makeScheduler(random, START)
  const database = inMemoryDatabase({
    now: scheduler.now,
    indexLag: () => random.below(5),
    isStale: () => random.chance(0.3),
  })
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  let isQuiet = true

  /** The order in which messages and replies were stored, by conversation. */
  const stored = new Map<string, string[]>()
  const replies = new Map<string, { answers: readonly string[]; at: number }[]>()
  const bus: string[] = []
  /** Failures that were not injected. */
  const defects = new Set<string>()

  const witness = (command: DatabaseCommand) => {
    if (command.constructor.name !== 'TransactWriteCommand') return
    for (const part of (command.input as { TransactItems: { Put?: { Item: Record<string, unknown> } }[] })
      .TransactItems) {
      const item = part.Put?.Item
      if (item?.kind !== 'message') continue
      const conversationId = String(item.conversationId)
      if (item.role === 'visitor') stored.set(conversationId, [...(stored.get(conversationId) ?? []), String(item.id)])
      else if (Array.isArray(item.answers))
        replies.set(conversationId, [
          ...(replies.get(conversationId) ?? []),
          { answers: item.answers.map(String), at: Number(item.at) },
        ])
    }
  }

  const execute = (command: DatabaseCommand): unknown => {
    const answer = database.execute(command)
    witness(command)
    return answer
  }

  /** One external call, with its possible faults. */
  const outside = async <T>(work: () => T, conflict?: () => Error): Promise<T> => {
    if (isQuiet || !random.chance(faultRate)) return scheduler.step(work)
    const worker = scheduler.current()
    const fault = random.pick(['conflict', 'refused', 'lost', 'crash-before', 'crash-after', 'slow', 'slow'] as const)
    count(fault)
    switch (fault) {
      case 'conflict':
        if (!conflict) return scheduler.step(work)
        return scheduler.step(() => {
          throw conflict()
        })
      case 'refused':
        return scheduler.step(() => {
          throw new LostAnswer('the response was lost')
        })
      case 'lost':
        return scheduler.step(() => {
          work()
          throw new LostAnswer('the answer was lost')
        })
      case 'slow':
        await scheduler.sleep(random.between(100, 200_000))
        return scheduler.step(work)
      case 'crash-before':
        await scheduler.step(() => undefined)
        if (worker) worker.isDead = true
        return new Promise<never>(() => undefined)
      case 'crash-after':
        await scheduler.step(work)
        if (worker) worker.isDead = true
        return new Promise<never>(() => undefined)
    }
  }

  const undo = replaceWorld({
    now: scheduler.now,
    randomBytes: (size) => random.bytes(size),
    sleep: scheduler.sleep,
    database: (command) =>
      outside(
        () => execute(command),
        command.constructor.name === 'TransactWriteCommand'
          ? () =>
              new TransactionCanceledException(
                (command.input as { TransactItems: unknown[] }).TransactItems.map((_, at) => ({
                  Code: at === 0 ? 'TransactionConflict' : 'None',
                })),
              )
          : undefined,
      ),
    publish: (entries) =>
      outside(() => {
        const refused = entries.flatMap((_, at) => (!isQuiet && random.chance(0.1) ? [at] : []))
        bus.push(...entries.filter((_, at) => !refused.includes(at)).map(({ detail }) => detail))
        return refused
      }),
  })

  try {
    const workspaces = ['ws-1', 'ws-2']
    const agents = Array.from({ length: 3 }, (_, at) => agentOf(at, random.pick(workspaces)))
    const conversations = Array.from({ length: Math.max(2, Math.round(total / 20)) }, (_, at) =>
      headOf(at, random.pick(agents)),
    )
    const ports = portsOf(agents, random, () => isQuiet, scheduler)
    const everything = { send: () => undefined }

    scheduler.start('setup', START, async () => {
      for (const id of workspaces) {
        const milliCredits = 500_000_000
        await commit([
          accounts.putting({ kind: 'workspace', id, balance: milliCredits, hasEverPaid: true }),
          ledger.creating({
            owner: `WS#${id}`,
            id: '0GRANT',
            at: START,
            from: 'promo',
            to: `WS#${id}`,
            milliCredits,
            reason: 'grant',
          }),
        ])
      }
      for (const head of conversations) await commit([heads.creating(head)])
      for (const { agentId } of agents) await commit([pairs.creating(pairOf(agentId))])
    })
    await scheduler.run(100_000)
    isQuiet = false

    // each message is repeated until a worker has acknowledged it
    const unacknowledged = new Set<string>()
    let deliveries = 0
    const deliver = (name: string, head: Head, at: number) => {
      deliveries++
      const worker = scheduler.start(`${name}#${deliveries}`, at, async () => {
        try {
          await handleMessage(
            {
              agentId: head.agentId,
              conversationId: head.conversationId,
              visitor: head.visitor,
              version: 'live',
              inbound: { channel: 'web', providerId: name, text: `message ${name}` },
            },
            ports,
            everything,
          )
          unacknowledged.delete(name)
        } catch (failure) {
          if (!(failure instanceof LostAnswer || failure instanceof TransactionCanceledException))
            defects.add(String(failure))
          count('failed deliveries')
        }
      })
      // a client without a response retries, whether or not its worker died
      scheduler.start('patience', at + random.between(5_000, 3 * MINUTE), async () => {
        if (unacknowledged.has(name)) deliver(name, head, scheduler.now() + 1)
      })
      return worker
    }
    // close together, often within a second or two of each other: concurrency is what fails
    const span = total * 6_000
    let last = { head: random.pick(conversations), at: scheduler.now() }
    for (let at = 0; at < total; at++) {
      const isBurst = random.chance(0.35)
      const head = isBurst ? last.head : random.pick(conversations)
      const first = isBurst ? last.at + random.below(2_500) : scheduler.now() + random.below(span)
      last = { head, at: first }
      const name = `m${String(at).padStart(5, '0')}`
      unacknowledged.add(name)
      deliver(name, head, first)
      for (let copies = random.below(5); copies > 0; copies--) {
        if (random.chance(0.4)) deliver(name, head, first + random.below(4 * MINUTE))
      }
    }

    // the bus delivers each event until its consumer succeeds, and sometimes once more
    const consume = (event: EventEnvelope, at: number) => {
      let isDone = false
      scheduler.start(`count ${event.id}`, at, async () => {
        try {
          await deliverOnce(countReply, event)
          await deliverOnce(countPairUse, event)
          isDone = true
        } catch {
          count('failed consumers')
        }
      })
      scheduler.start('bus retry', at + 5 * MINUTE, async () => {
        if (!isDone) consume(event, scheduler.now())
      })
    }
    const deliverEvents = async () => {
      for (const detail of bus.splice(0)) {
        const event = JSON.parse(detail) as EventEnvelope
        if (event.type !== 'conversations.reply-committed') continue
        for (let copies = random.between(1, 3); copies > 0; copies--)
          consume(event, scheduler.now() + random.below(5_000))
      }
    }
    const until = scheduler.now() + span + 12 * MINUTE
    const everyMinute = (name: string, work: () => Promise<unknown>, everyMs: number) => {
      const tick = (at: number) => {
        if (at > until + 15 * MINUTE) return
        scheduler.start(name, at, async () => void (await work().catch(() => count('failed sweeps'))))
        scheduler.start(`${name} clock`, at, async () => tick(at + everyMs))
      }
      tick(scheduler.now())
    }
    everyMinute('sweep-owed', () => answerOverdue(ports), MINUTE)
    everyMinute('sweep-outbox', () => sweepOutbox({}, lambdaContext()), MINUTE)
    everyMinute('bus', deliverEvents, 10_000)
    scheduler.start('the faults end', until, async () => {
      isQuiet = true
    })
    counts.steps = await scheduler.run(50_000 + total * 1_000)
    // a conversation that was paused as a flood: its next message brings a reply to all of them
    for (const head of conversations) {
      scheduler.start('look', scheduler.now() + 11 * MINUTE, async () => {
        if ((await heads.get(head, { consistent: true }))?.pausedUntil === undefined) return
        count('paused')
        unacknowledged.add(`after ${head.conversationId}`)
        deliver(`after ${head.conversationId}`, head, scheduler.now() + 1)
      })
    }
    await scheduler.run(100_000)
    scheduler.start('last events', scheduler.now(), deliverEvents)
    await scheduler.run(100_000)

    return {
      faults: inspect({ database, stored, replies, unacknowledged, defects, bus }),
      counts: { ...counts, deliveries },
    }
  } finally {
    undo()
  }
}

const agentOf = (at: number, workspaceId: string): LiveAgent => {
  const defaults = newAgentDefaults({ title: `Agent ${at}`, agentPlatform: 'vg' })
  return {
    agentId: `agent-00000000${at}`,
    workspaceId,
    version: 1,
    publishedAt: START,
    payer: { kind: 'workspace', id: workspaceId },
    settings: {
      ...defaults,
      security: {
        ...defaults.security,
        spendGuards: {
          ...defaults.security.spendGuards,
          perConversation: 0,
          perDay: at === 0 ? 10_000_000 : 0,
          perVisitorPerDay: at === 1 ? 1_000_000 : 0,
          turnsPerConversation: 0,
        },
      },
    },
  }
}

/** Each agent's Q&A entry. */
const PAIR = '01PAIR00000000000000000000'

const pairOf = (agentId: string): Pair => ({
  agentId,
  id: PAIR,
  question: 'Asked',
  alsoAskedAs: [],
  answer: 'Written.',
  tags: [],
  answersAbove: 0.82,
  version: 1,
  uses: 0,
  createdAt: START,
  changedAt: START,
  changedBy: 'a member',
})

const headOf = (at: number, agent: LiveAgent): Head => ({
  conversationId: `01CONVERSATION${String(at).padStart(12, '0')}`,
  agentId: agent.agentId,
  workspaceId: agent.workspaceId,
  channel: 'web',
  state: 'ai-chatting',
  startedAt: START,
  lastAt: START,
  lastText: '',
  visitor: `v${at % 7}`,
  isTest: false,
  version: 'live',
  inbound: 0,
  answered: 0,
  turns: 0,
  milliCredits: 0,
  variables: {},
})

const portsOf = (
  agents: readonly LiveAgent[],
  random: SeededRandom,
  isQuiet: () => boolean,
  scheduler: ReturnType<typeof makeScheduler>,
): Ports => {
  const model: LanguageModel = {
    provider: 'openai',
    stream: async function* (request): AsyncGenerator<ModelEvent> {
      const words = random.between(1, 4)
      for (let word = 0; word < words; word++) {
        await scheduler.sleep(random.between(10, 2_000))
        if (!isQuiet() && random.chance(0.03)) {
          // a model that hangs: only the turn's own timeout ends it
          await scheduler.sleep(10 * MINUTE, request.signal)
          return
        }
        if (!isQuiet() && random.chance(0.05)) {
          yield {
            type: 'failed',
            failure: random.pick(['rate-limited', 'broken-stream', 'overloaded'] as const),
            message: 'no',
          }
          return
        }
        yield { type: 'delta', text: `word ${word} ` }
      }
      yield { type: 'finish', reason: 'stop', inputTokens: random.below(2_000), outputTokens: random.below(400) }
    },
  }
  return {
    agent: async (agentId) => agents.find((agent) => agent.agentId === agentId),
    retrieve: async ({ agentId }) =>
      random.chance(0.2)
        ? [
            {
              sourceId: `pair:${agentId}`,
              title: 'Questions and answers',
              heading: 'Asked',
              text: 'Written.',
              score: 1,
              pair: { id: PAIR, wins: true },
            },
          ]
        : [],
    answerThreshold: 0.5,
    tools: { describe: async () => [], run: async () => ({ ok: false, error: 'none' }) },
    selectModel: async () => ({ model, id: 'gpt-4o' }),
    judgeOffline: () => new Set(),
    offerHandoff: () => [],
  }
}

interface Evidence {
  readonly database: ReturnType<typeof inMemoryDatabase>
  readonly stored: ReadonlyMap<string, readonly string[]>
  readonly replies: ReadonlyMap<string, readonly { readonly answers: readonly string[]; readonly at: number }[]>
  readonly unacknowledged: ReadonlySet<string>
  readonly defects: ReadonlySet<string>
  readonly bus: readonly string[]
}

/** The invariants after all work is done. */
const inspect = ({ database, stored, replies, unacknowledged, defects, bus }: Evidence): string[] => {
  const faults: string[] = [...defects]
  const items = database.items(TABLE)
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  if (unacknowledged.size > 0) faults.push(`${unacknowledged.size} messages were never acknowledged`)
  if (bus.length > 0) faults.push(`${bus.length} events were not delivered`)

  const providers = of('message').filter(({ role }) => role === 'visitor')
  const names = providers.map(({ clientId }) => String(clientId))
  if (new Set(names).size !== names.length) faults.push('a message is in the inbox twice')

  for (const [conversationId, ids] of stored) {
    const given = replies.get(conversationId) ?? []
    const order = given.flatMap(({ answers }) => answers)
    if (new Set(order).size !== order.length) faults.push(`${conversationId}: a message was answered twice`)
    const lost = ids.filter((id) => !order.includes(id))
    if (lost.length > 0) faults.push(`${conversationId}: ${lost.length} messages were not answered`)
    let before = -1
    for (const { answers } of given) {
      const places = answers.map((id) => ids.indexOf(id))
      if (Math.min(...places) < before)
        faults.push(`${conversationId}: an earlier message was answered after a later one`)
      before = Math.max(before, ...places)
    }
    const times = given.map(({ at }) => at)
    if (times.some((at, place) => place > 0 && at <= (times[place - 1] ?? 0)))
      faults.push(`${conversationId}: replies out of order`)
  }
  for (const head of of('conversation')) {
    if (head.leaseToken !== undefined) faults.push(`${head.conversationId}: a lease is left`)
    if (head.answered !== head.inbound)
      faults.push(`${head.conversationId}: ${head.answered} of ${head.inbound} answered`)
    if (head.turns !== (replies.get(String(head.conversationId)) ?? []).length)
      faults.push(`${head.conversationId}: turns do not fit replies`)
  }
  const written = of('message').filter(({ text }) => String(text).startsWith('Written.')).length
  const uses = of('pair').reduce((sum, pair) => sum + Number(pair.uses), 0)
  if (written !== uses) faults.push(`${written} written answers were given, and ${uses} counted`)
  for (const kind of ['hold', 'owed', 'outbox'])
    if (of(kind).length > 0) faults.push(`${of(kind).length} items of ${kind} are left`)

  const movements = of('ledger-entry') as unknown as Movement[]
  const balances = new Map<OwnedAccount, number>(
    of('account').map((item) => [String(item.pk) as OwnedAccount, Number(item.balance)]),
  )
  faults.push(...faultsOf({ movements, balances, holds: [] }))
  const spent = movements.filter(({ reason }) => reason === 'turn')
  const free = of('message').filter(({ isApology }) => isApology).length
  const given = [...replies.values()].reduce((sum, list) => sum + list.length, 0)
  if (spent.length !== given - free) faults.push(`${given} replies, ${free} of them free, but ${spent.length} charges`)
  const counted = of('analytics-counter')
    .filter(({ metric }) => String(metric).endsWith('#replies'))
    .reduce((sum, item) => sum + Number(item.count), 0)
  if (counted !== given) faults.push(`${given} replies, but ${counted} counted`)
  return faults
}

process.env.TABLE_NAME = TABLE
// without this every injected fault would be logged
process.env.LOG_LEVEL = 'silent'
process.env.REGION_NAME = 'eu'
