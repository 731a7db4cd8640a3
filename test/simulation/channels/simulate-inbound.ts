import type { EventEnvelope } from '#events/event'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { takeOverdue } from '#functions/channels/inbound/take-overdue'
import { handler as telegramHook } from '#functions/channels/telegram-hook'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import type { Item } from '#infra/local/database/engine/expressions'
import { commit } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import { sha256 } from '#lib/sha256'
import type { AgentNode } from '#shared/agents/schema'
import type { AccountId } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import type { Attachment } from '#shared/conversations/schema'
import { externalCalls } from '#test/simulation/turns/external-calls'
import { createJournal } from '#test/simulation/turns/journal'
import { replaceWorldBy } from '#test/simulation/turns/replace-world-by'
import { seedData } from '#test/simulation/turns/seed-data'
import { simulatedPorts } from '#test/simulation/turns/simulated-ports'
import { createSimulation, MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { eventFor } from '#test/support/handlers/invoke-route'
import { timelessContext } from '#test/support/handlers/timeless-context'

import { simulatedFiles } from './simulated-files.ts'

const TABLE = 'simulation'
const SECRET = 'a-secret-that-only-telegram-knows-1234567890a'
const BOT: AccountId = 'telegram:42'
const UNSUPPORTED = channelText('unsupportedMessage').message
const ROUTE = 'POST /v2/agents/{agentId}/telegram-webhook'
const HEADERS = { 'x-telegram-bot-api-secret-token': SECRET }

interface InboundOptions {
  readonly seed: number
  readonly messages: number
  /** Share of external calls that fail. */
  readonly faults: number
}

/** Conversations end, so that a message told twice would begin another one, which does not know it. */
const farewell: AgentNode = {
  id: 'farewell',
  type: 'end',
  name: 'Farewell',
  instructions: '',
  says: 'Goodbye.',
  isGlobal: true,
  enter: { kind: 'says', anyOf: ['bye'] },
  transitions: [],
}

/** An update that a chat has sent. */
interface Sent {
  readonly chat: number
  readonly text: string
  readonly hasFile: boolean
  readonly body: string
}

/**
 * Telegram as its server's source has it: a chat's next update only after 2xx for the one before it, and each tried again until
 * then, some once more although it was taken. Hooks, lanes, turns and sweepers are the real ones, on workers that crash, stall and lose
 * responses; events are lost, late, shuffled and repeated. At last the faults end, and the invariants are checked.
 */
export const simulateInbound = async ({ seed, messages, faults: faultRate }: InboundOptions) => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  const simulation = createSimulation(seed)
  const { scheduler, database, random, counts, count } = simulation
  const bus = inboundBus(simulation)
  const undo = replaceWorldBy({ simulation, journal: createJournal(), bus: bus as never, faultRate })
  const files = simulatedFiles(simulation, externalCalls(simulation, faultRate))
  try {
    const { agents } = await seedData(simulation, messages, 'rich')
    const agent = agents.at(-1)
    if (!agent) throw new Error('no agent')
    const { agentId, workspaceId } = agent
    agent.settings.nodes = [...agent.settings.nodes, farewell]
    scheduler.start('setup', scheduler.now(), async () => {
      const token = await seal('42:token', accountSecret({ workspaceId, account: BOT }))
      await commit([
        channelAccounts.creating({
          account: BOT,
          workspaceId,
          agentId,
          name: 'Bot',
          token,
          tokenEnd: 'abc',
          state: 'connected',
          connectedAt: scheduler.now(),
        }),
        agentChannels.putting({ agentId, telegramAccount: BOT, telegramSecret: sha256(SECRET) }),
      ])
    })
    await scheduler.run(100_000)
    database.settle()
    simulation.isQuiet = false

    const ports = simulatedPorts(simulation, agents)
    const sent = updates(simulation, messages)
    for (const chat of new Set(sent.map((one) => one.chat)))
      deliverChat(
        simulation,
        agentId,
        sent.filter((one) => one.chat === chat),
      )
    const until = scheduler.now() + messages * 4_000 + 15 * MINUTE
    const repeat = (name: string, work: () => Promise<unknown>, everyMs: number, at = scheduler.now()) => {
      if (at > until + 20 * MINUTE) return
      scheduler.start(name, at, async () => void (await work().catch(() => count('failed sweeps'))))
      scheduler.start(`${name} clock`, at, async () => repeat(name, work, everyMs, at + everyMs))
    }
    repeat('sweep-inbound', () => takeOverdue(ports), MINUTE)
    repeat('sweep-owed', () => answerOverdue(ports), MINUTE)
    repeat('sweep-outbox', () => sweepOutbox({}, timelessContext()), MINUTE)
    repeat('bus', async () => bus.deliver((lane) => takeLane(lane, ports)), 500)
    scheduler.start('the faults end', until, async () => {
      simulation.isQuiet = true
    })
    counts.steps = await scheduler.run(400_000)
    return {
      faults: [
        ...faultsIn(database.items(TABLE), sent),
        ...lostFiles(database.items(TABLE), sent, files.bucket.keys()),
      ],
      counts: {
        ...counts,
        ended: endedIn(database.items(TABLE)),
        unsupported: unsupportedIn(database.items(TABLE)),
        chance: random.below(1_000_000),
      },
    }
  } finally {
    files.undo()
    undo()
  }
}

/** Several chats write, often twice within a second. */
const updates = ({ random, count }: Simulation, total: number): readonly Sent[] =>
  Array.from({ length: total }, (_, at) => {
    const chat = 1 + random.below(Math.ceil(total / 8))
    count('messages')
    const text = `${random.chance(0.2) ? 'bye' : 'words'} ${String(at).padStart(4, '0')}`
    const hasFile = random.chance(0.3)
    const person = { id: chat, is_bot: false, first_name: `Visitor ${chat}` }
    const message = {
      message_id: at + 1,
      date: 1_800_000_000 + at,
      from: person,
      chat: { id: chat, type: 'private' },
      ...(hasFile ? { caption: text, photo: [{ file_id: String(at) }] } : { text }),
    }
    return { chat, text, hasFile, body: JSON.stringify({ update_id: at + 1, message }) }
  })

const deliverChat = ({ random, scheduler, count }: Simulation, agentId: string, updates: readonly Sent[]) => {
  const post = async (body: string) =>
    (await telegramHook(eventFor(ROUTE, { agentId }, { rawBody: body, headers: HEADERS }), timelessContext()))
      .statusCode
  const attempt = (position: number, at: number) => {
    const update = updates[position]
    if (!update) return
    let isTaken = false
    scheduler.start(`hook ${update.text}`, at, async () => {
      isTaken = (await post(update.body)) === 200
      if (!isTaken) return count('refused deliveries')
      const isBurst = random.chance(0.5)
      if (isBurst) count('bursts')
      attempt(position + 1, scheduler.now() + (isBurst ? random.below(900) : random.between(2_000, 2 * MINUTE)))
      for (let copies = random.below(5); copies > 0; copies--)
        if (random.chance(0.3)) {
          count('repeated deliveries')
          scheduler.start(
            `again ${update.text}`,
            scheduler.now() + random.below(3 * MINUTE),
            async () => void (await post(update.body)),
          )
        }
    })
    // without an answer Telegram tries again, whether or not the worker died
    scheduler.start('patience', at + random.between(61_000, 3 * MINUTE), async () => {
      if (!isTaken) attempt(position, scheduler.now())
    })
  }
  attempt(0, scheduler.now() + random.below(MINUTE))
}

/** Events that name a lane, each delivered up to three times, up to a minute late; others concern nobody here. */
const inboundBus = (simulation: Simulation) => {
  const { random, scheduler, count } = simulation
  const waiting: string[] = []
  return {
    waiting,
    publish: (entries: readonly { readonly detail: string }[]): number[] => {
      const refused = entries.flatMap((_, at) => (!simulation.isQuiet && random.chance(0.1) ? [at] : []))
      waiting.push(...entries.filter((_, at) => !refused.includes(at)).map(({ detail }) => detail))
      return refused
    },
    deliver: (take: (lane: { readonly account: AccountId; readonly lane: string }) => Promise<void>) => {
      for (const detail of waiting.splice(0)) {
        const event = JSON.parse(detail) as EventEnvelope
        if (event.type !== 'channels.inbound-arrived') continue
        for (let copies = random.between(1, 3); copies > 0; copies--)
          scheduler.start(
            'take-inbound',
            scheduler.now() + (random.chance(0.7) ? random.below(500) : random.below(MINUTE)),
            () => take(event.data as never).catch(() => count('failed consumers')),
          )
      }
    },
  }
}

/** Every file is kept with its message, or its message says why not; none of those that messages name was deleted again. */
const lostFiles = (items: readonly Item[], sent: readonly Sent[], keys: readonly string[]): readonly string[] => {
  const messages = items.filter(({ kind, role }) => kind === 'message' && role === 'visitor')
  return sent
    .filter(({ hasFile }) => hasFile)
    .flatMap(({ text }) => {
      const stored = messages.filter((message) => message.text === text)
      const files = stored.flatMap(({ conversationId, attachments = [] }) =>
        (attachments as Attachment[]).map((file) => ({ ...file, conversationId })),
      )
      const [file] = files
      if (stored.length === 0) return []
      if (!file || files.length > 1) return [`${text} has ${files.length} files`]
      if (file.missing) return []
      const isThere = keys.some((key) => key.endsWith(`/${file.conversationId}/${file.id}.png`))
      return isThere ? [] : [`the file of ${text} is gone`]
    })
}

/** After five failures a message is only mentioned. That must stay rare. */
const unsupportedIn = (items: readonly Item[]) =>
  items.filter(({ kind, text }) => kind === 'message' && text === UNSUPPORTED).length

const endedIn = (items: readonly Item[]) =>
  items.filter(({ kind, state }) => kind === 'conversation' && state === 'ended_chat').length

/** Stored once, in Telegram's order in each chat, answered once, nothing left over, nothing charged twice. */
const faultsIn = (items: readonly Item[], sent: readonly Sent[]): readonly string[] => {
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  const heads = of('conversation').filter(({ channel }) => channel === 'telegram')
  const messages = of('message')
  const faults: string[] = []
  for (const chat of new Set(sent.map((one) => one.chat))) {
    const ids = heads
      .filter(({ route }) => (route as { to?: string }).to === String(chat))
      .map((head) => head.conversationId)
    const own = messages
      .filter(({ conversationId, role }) => role === 'visitor' && ids.includes(conversationId))
      .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
    const wanted = sent.filter((one) => one.chat === chat).map(({ text }) => text)
    const isWanted = ({ text }: Item, at: number) => text === wanted[at] || text === UNSUPPORTED
    if (own.length !== wanted.length || !own.every(isWanted))
      faults.push(`chat ${chat}: ${own.map(({ text }) => text).join()} instead of ${wanted.join()}`)
  }
  for (const { conversationId, inbound, answered, leaseToken, pausedUntil } of heads) {
    if (pausedUntil === undefined && inbound !== answered)
      faults.push(`${conversationId} owes ${Number(inbound) - Number(answered)}`)
    if (leaseToken !== undefined) faults.push(`${conversationId} has a lease`)
    const replies = messages.filter((one) => one.conversationId === conversationId && Array.isArray(one.answers))
    const answers = replies.flatMap((one) => one.answers as string[])
    if (new Set(answers).size !== answers.length) faults.push(`${conversationId} answers a message twice`)
    const numbers = replies.map(({ turn }) => turn)
    if (new Set(numbers).size !== numbers.length) faults.push(`${conversationId} has a turn twice`)
  }
  const left = [...of('waiting-inbound'), ...of('owed')]
  if (left.length > 0) faults.push(`${left.length} rows are left`)
  return faults
}
