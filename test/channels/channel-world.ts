import { onTestFinished } from 'vitest'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { type AgentChannels, agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { takeOverdue } from '#functions/channels/inbound/take-overdue'
import { handler as telegramHook } from '#functions/channels/telegram-hook'
import { type Head, heads, messages } from '#functions/conversations/store'
import { launchReply } from '#functions/conversations/turn/launch/launch-reply'
import { attempt } from '#lib/database/commit'
import type { CallResult } from '#lib/fetch/provider-call'
import { replaceFiles } from '#lib/files'
import { seal } from '#lib/sealed'
import { sha256 } from '#lib/sha256'
import type { AccountId } from '#shared/channels/kinds'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { type ChatOptions, chatWorld, TABLE } from '#test/support/worlds/chat-world'

export const SECRET = 'a-secret-that-only-telegram-knows-1234567890a'
export const BOT = 'telegram:7000000001' satisfies AccountId
export const TOKEN = '7000000001:AAH-the-token-of-the-bot'
const ROUTE = 'POST /v2/agents/{agentId}/telegram-webhook'

interface ChannelOptions extends ChatOptions {
  readonly channels?: Partial<AgentChannels>
}

/** Telegram of a bot whose files are all gone, where a test is not about them. */
const withoutFiles = async (): Promise<CallResult> => ({
  kind: 'answered',
  status: 400,
  headers: {},
  body: Buffer.from(JSON.stringify({ ok: false, error_code: 400, description: 'Bad Request: wrong file_id' })),
})

/** An agent with a connected bot, on a database in memory. The clock moves when a worker waits. */
export const channelWorld = async ({ channels, ...options }: ChannelOptions = {}) => {
  const clock = { advance: (_: number): void => undefined }
  const chat = await chatWorld({
    ...options,
    ports: { launch: async () => ({ launchReply }), ...options.ports },
    world: {
      sleep: async (ms, signal) => {
        // only a model's timeout waits for so long, and it is aborted
        if (ms >= 10_000)
          return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
        clock.advance(ms)
      },
      call: withoutFiles,
      ...options.world,
    },
  })
  const files = inMemoryFiles()
  replaceFiles(files)
  const unseal = sealInMemory()
  onTestFinished(() => {
    unseal()
    replaceFiles(undefined)
    chat.undo()
  })
  clock.advance = (ms) => {
    chat.clock.now += Math.ceil(ms)
  }
  const { agentId, workspaceId } = chat.agent
  const token = await seal(TOKEN, accountSecret({ workspaceId, account: BOT }))
  await attempt([
    channelAccounts.creating({
      account: BOT,
      workspaceId,
      agentId,
      name: 'Casa Verde',
      handle: '@casaverde_bot',
      token,
      tokenEnd: 'abc',
      state: 'connected',
      connectedAt: chat.clock.now,
    }),
    agentChannels.putting({ agentId, telegramAccount: BOT, telegramSecret: sha256(SECRET), ...channels }),
  ])
  const rows = (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind)
  const conversations = (): Head[] =>
    rows('conversation')
      .map(heads.parse)
      .filter(({ route }) => route !== undefined)
  const post = async (body: string, headers: Readonly<Record<string, string>> = { [HEADER]: SECRET }, to = agentId) =>
    (await telegramHook(eventFor(ROUTE, { agentId: to }, { rawBody: body, headers }), lambdaContext())).statusCode
  let updates = 100
  return {
    ...chat,
    files,
    rows,
    conversations,
    post,
    /** An update with the next id; returns the status. */
    send: (update: object) => post(JSON.stringify({ update_id: ++updates, ...update })),
    /** Lets workers take every lane that an event named, each as often as it was published. */
    work: async () => {
      for (const { type, detail } of chat.published.splice(0))
        if (type === 'channels.inbound-arrived')
          await takeLane((JSON.parse(detail) as { data: { account: AccountId; lane: string } }).data, chat.ports)
    },
    sweep: () => takeOverdue(chat.ports),
    /** What was said in every conversation of the channel, one after the other. */
    spoken: async () => {
      const lines: string[] = []
      for (const { conversationId } of conversations())
        for (const { role, text } of (await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true }))
          .items)
          lines.push(`${role}: ${text}`)
      return lines
    },
  }
}

export const HEADER = 'x-telegram-bot-api-secret-token'

const ANN = { id: 5550001, is_bot: false, first_name: 'Ann', last_name: 'Lee', username: 'annlee', language_code: 'de' }
let serial = 1000

/** A private message. */
export const says = (text: string, more: object = {}) => ({
  message: {
    message_id: ++serial,
    from: ANN,
    chat: { id: ANN.id, type: 'private', first_name: 'Ann' },
    date: 1_800_000_000,
    text,
    ...(text.startsWith('/')
      ? { entities: [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }] }
      : {}),
    ...more,
  },
})

/** A message in a group. */
export const inGroup = (text: string, more: object = {}, from: object = ANN) => ({
  message: {
    message_id: ++serial,
    from,
    chat: { id: -1001234567890, type: 'supergroup', title: 'Guests' },
    date: 1_800_000_000,
    text,
    ...more,
  },
})
