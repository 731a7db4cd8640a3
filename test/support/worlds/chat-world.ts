import { accounts } from '#functions/billing/store'
import { type Head, heads } from '#functions/conversations/store'
import type { KnowledgeHit } from '#functions/conversations/turn/knowledge.port'
import type { InboundMessage } from '#functions/conversations/turn/lease/message-writes'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import type { LanguageModel, ModelEvent, ModelRequest } from '#functions/models/language-model.port'
import { attempt } from '#lib/database/commit'
import { replaceWorld, type World } from '#lib/world'
import { newAgentDefaults } from '#shared/agents/defaults'
import type { AgentSettings, LiveAgent } from '#shared/agents/schema'
import type { StreamEvent, TurnTrace } from '#shared/conversations/schema'
import { totalIn } from '#test/support/database/books-in'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'

export const TABLE = 'chat'

/** A model that streams a test's events. */
export const fakeModel = (
  say: (request: ModelRequest) => readonly ModelEvent[] | AsyncIterable<ModelEvent>,
  provider: LanguageModel['provider'] = 'openai',
): LanguageModel => ({
  provider,
  stream: async function* (request) {
    yield* say(request)
  },
})

export const finish = (text: string, tokens = { inputTokens: 100, outputTokens: 20 }): readonly ModelEvent[] => [
  { type: 'delta', text },
  { type: 'finish', reason: 'stop', ...tokens },
]

export interface ChatOptions {
  readonly settings?: Partial<AgentSettings>
  /** Between how many shards the agent's turns choose. */
  readonly shards?: LiveAgent['shards']
  readonly balance?: number
  readonly model?: LanguageModel
  readonly hits?: readonly KnowledgeHit[]
  readonly ports?: Partial<Ports>
  readonly world?: Partial<World>
  readonly head?: Partial<Head>
}

/**
 * One agent, one conversation and one payer on a database in memory, and nothing else that a turn does not need. The clock
 * only moves when a test moves it.
 */
export const chatWorld = async (options: ChatOptions = {}) => {
  process.env.TABLE_NAME = TABLE
  process.env.REGION_NAME = 'eu'
  const clock = { now: 1_800_000_000_000 }
  const database = inMemoryDatabase({ now: () => clock.now })
  const published: { readonly type: string; readonly detail: string }[] = []
  const undo = replaceWorld({
    now: () => clock.now,
    sleep: async (ms, signal) => {
      // only the model's timeout waits for long, and it is aborted; every other sleep returns at once
      if (ms >= 10_000)
        await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
    },
    database: database.send,
    publish: async (entries) => {
      published.push(...entries)
      return []
    },
    ...options.world,
  })
  const settings: AgentSettings = { ...newAgentDefaults({ title: 'Test', agentPlatform: 'vg' }), ...options.settings }
  const agent: LiveAgent = {
    agentId: 'agent-1234567890',
    workspaceId: 'workspace-1',
    version: 1,
    publishedAt: clock.now,
    settings,
    payer: { kind: 'workspace', id: 'workspace-1' },
    shards: options.shards,
  }
  const conversationId = '01CONVERSATION0000000000AA'
  const head: Head = {
    conversationId,
    agentId: agent.agentId,
    workspaceId: agent.workspaceId,
    channel: 'web',
    state: 'ai-chatting',
    startedAt: clock.now,
    lastAt: clock.now - 1,
    lastText: '',
    visitor: 'v1',
    isTest: false,
    version: 'live',
    inbound: 0,
    answered: 0,
    turns: 0,
    milliCredits: 0,
    nodeId: 'start',
    variables: {},
    ...options.head,
  }
  const { balance = 1_000_000 } = options
  await attempt([heads.creating(head), accounts.putting({ ...agent.payer, balance, hasEverPaid: false })])
  const model = options.model ?? fakeModel(() => finish('An answer.'))
  const ports: Ports = {
    agent: async (agentId) => (agentId === agent.agentId ? agent : undefined),
    retrieve: async () => options.hits ?? [],
    answerThreshold: 0.5,
    tools: { describe: async () => [], run: async () => ({ ok: false, error: 'there are no tools' }) },
    selectModel: async () => ({ model, id: model.provider === 'offline' ? 'offline' : 'gpt-4o' }),
    judgeOffline: () => new Set(),
    offerHandoff: () => [],
    ...options.ports,
  }
  let serial = 0
  return {
    clock,
    database,
    published,
    agent,
    ports,
    conversationId,
    undo,
    /** A visitor's message; each has an id of its own unless one is given. */
    message: (text: string, providerId = `client-${String(++serial).padStart(4, '0')}`): InboundMessage => ({
      channel: 'web',
      providerId,
      text,
    }),
    request: (inbound: InboundMessage) => ({
      agentId: agent.agentId,
      conversationId,
      visitor: 'v1',
      version: 'live' as const,
      inbound,
    }),
    head: () => heads.get({ conversationId }, { consistent: true }),
    /** What the payer can spend, shards included. */
    balance: async () => totalIn(database.items(TABLE), 'WS#workspace-1'),
  }
}

export type ChatWorld = Awaited<ReturnType<typeof chatWorld>>

/** An audience that records every event and trace. */
export const audience = (): Audience & {
  readonly events: StreamEvent[]
  readonly traces: TurnTrace[]
  readonly text: () => string
} => {
  const events: StreamEvent[] = []
  const traces: TurnTrace[] = []
  return {
    events,
    traces,
    send: (event) => void events.push(event),
    trace: (trace) => void traces.push(trace),
    text: () => events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
  }
}
