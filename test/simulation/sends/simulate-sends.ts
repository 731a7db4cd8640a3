import type { EventEnvelope } from '#events/event'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { handler as sendQueued } from '#functions/channels/sending/send-queued'
import { handler as sweepSends } from '#functions/channels/sending/sweep-sends'
import { queueing } from '#functions/conversations/sending/queueing'
import { messages, type StoredMessage } from '#functions/conversations/store'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { seal } from '#lib/sealed'
import { replaceWorld } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { externalCalls } from '#test/simulation/turns/external-calls'
import { createSimulation, MINUTE, START } from '#test/simulation/turns/simulation'
import { deliver } from '#test/support/handlers/deliver'
import { timelessContext } from '#test/support/handlers/timeless-context'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { simulatedProvider } from './simulated-provider.ts'
import { violatedPromises } from './violated-promises.ts'

export interface SendOptions {
  readonly seed: number
  /** Share of the database's calls that fail, are slow or kill their worker. */
  readonly faults: number
  readonly bots?: readonly string[]
  readonly chats?: number
  readonly messages?: number
  /** The longest pause between two messages of a conversation. */
  readonly pauseMs?: number
  /** Bots that are limited for a minute, and then hang for one. */
  readonly troubled?: readonly string[]
}

const TABLE = 'sends'
/** After this nothing fails any more, and everything must come to an end. */
const QUIET_AFTER = 12 * MINUTE
const ENDS_AFTER = 60 * MINUTE
const OWNER = { workspaceId: 'workspace-1', agentId: 'agent-1234567890' }

/**
 * The real sender through interleavings, crashes, stalls, lost answers and repeated events, against a provider that does and then
 * times out. Returns the promises that were broken, how often things happened, and how long each message took (milliseconds).
 */
export const simulateSends = async (options: SendOptions) => {
  const { seed, faults, bots = ['11', '22'], chats = 3, messages: most = 24 } = options
  const { pauseMs = MINUTE, troubled = [] } = options
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  const simulation = createSimulation(seed)
  const { random, scheduler, database, count, counts } = simulation
  const provider = simulatedProvider(simulation, troubled)
  const faulty = externalCalls(simulation, faults)
  const restore = [
    sealInMemory(),
    replaceWorld({
      now: scheduler.now,
      randomBytes: (size) => random.bytes(size),
      sleep: scheduler.sleep,
      database: (command) => faulty(() => database.execute(command)),
      publish: async (entries) => {
        const refused = entries.flatMap((_, at) => (!simulation.isQuiet && random.chance(0.1) ? [at] : []))
        for (const [at, { detail }] of entries.entries())
          if (!refused.includes(at)) deliverEvent(JSON.parse(detail) as EventEnvelope)
        return refused
      },
      call: provider.call,
    }),
  ]

  /** Once or more, late, and again when its worker failed, as Lambda does. */
  const deliverEvent = (event: EventEnvelope) => {
    if (event.type !== 'conversations.send-queued') return
    for (let copies = random.between(1, 3); copies > 0; copies--) {
      const consume = (at: number, tries: number) =>
        scheduler.start(`send ${event.id} ${copies}`, at, () =>
          deliver(sendQueued, event).catch(() => {
            count('failed workers')
            if (tries < 2) consume(scheduler.now() + MINUTE, tries + 1)
          }),
        )
      consume(scheduler.now() + random.below(500), 0)
    }
  }

  const repeat = (name: string, work: () => Promise<unknown>) => {
    const tick = (at: number) => {
      if (at > START + ENDS_AFTER) return
      scheduler.start(name, at, async () => void (await work().catch(() => count('failed sweeps'))))
      scheduler.start(`${name} clock`, at, async () => void tick(at + MINUTE))
    }
    tick(scheduler.now() + MINUTE)
  }

  const conversations = bots.flatMap((bot) =>
    Array.from({ length: chats }, (_, at) => ({
      bot,
      conversationId: `01CONVERSATION${bot}${String(at).padStart(10, '0')}`,
    })),
  )
  const commit = async ({ bot, conversationId }: (typeof conversations)[number], text: string, at: number) => {
    const message: StoredMessage = {
      conversationId,
      id: ulid(at),
      role: 'agent',
      text,
      at,
      delivery: { state: 'queued', at },
    }
    const head = {
      ...OWNER,
      channel: 'telegram' as const,
      lang: 'en',
      route: { account: accountId('telegram', bot), to: conversationId.slice(-6) },
    }
    const { writes, events } = queueing(head, [message])
    // a reply whose outcome is unknown is committed again, and refused where it was
    for (let isDone = false; !isDone; )
      isDone = await attempt([messages.creating(message), ...writes], events).then(
        () => true,
        () => false,
      )
  }

  try {
    for (const bot of bots) {
      const owner = { workspaceId: OWNER.workspaceId, account: accountId('telegram', bot) }
      scheduler.start('connect', START, async () => {
        const token = await seal(`${bot}:TOKEN`, accountSecret(owner))
        await attempt([
          channelAccounts.putting({
            ...owner,
            agentId: OWNER.agentId,
            name: bot,
            token,
            tokenEnd: 'KEN',
            state: 'connected',
            connectedAt: START,
          }),
        ])
      })
    }
    await scheduler.run(1000)
    simulation.isQuiet = faults === 0
    for (const conversation of conversations)
      scheduler.start(`commit ${conversation.conversationId}`, scheduler.now(), async () => {
        for (let n = 1; n <= most / conversations.length; n++) {
          await scheduler.sleep(random.between(1, pauseMs))
          await commit(conversation, `${conversation.conversationId} ${String(n).padStart(3, '0')}`, scheduler.now())
        }
      })
    scheduler.start('quiet', START + QUIET_AFTER, async () => {
      simulation.isQuiet = true
    })
    repeat('sweep-sends', () => sweepSends({}, timelessContext()))
    repeat('sweep-outbox', () => sweepOutbox({}, timelessContext()))
    await scheduler.run(200_000)
    const stored = database.items(TABLE)
    const broken = violatedPromises(stored, provider.arrived, provider.overlaps())
    for (const { kind, delivery } of stored)
      if (kind === 'message') count(String((delivery as { state: string } | undefined)?.state))
    const tookMs = (bot: string): readonly number[] =>
      provider.arrived.flatMap((one) => {
        const message = one.bot === bot && stored.find(({ kind, text }) => kind === 'message' && text === one.text)
        return message ? [one.at - Number(message.at)] : []
      })
    return { broken, counts, tookMs }
  } finally {
    for (const undo of restore.toReversed()) undo()
  }
}
