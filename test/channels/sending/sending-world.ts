import { onTestFinished } from 'vitest'
import { SendQueued } from '#events/conversations/events'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { drainAccount } from '#functions/channels/sending/drain-account'
import { drains } from '#functions/channels/sending/store'
import { queueing } from '#functions/conversations/sending/queueing'
import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { seal } from '#lib/sealed'
import { replaceWorld } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { thirdPartyServer } from '#test/support/providers/third-party-server'
import { type ChatOptions, TABLE } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'

export const ACCOUNT: AccountId = 'telegram:77'
export const TOKEN = '77:AAF-the-token-of-a-bot'

/** What Telegram was asked. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly body: { readonly chat_id: number; readonly text: string } & Readonly<Record<string, unknown>>
  readonly at: number
}

/** How it answers: with a status and a body, or by resetting the connection after it has read the request. */
export type Behaviour = { readonly status: number; readonly body: unknown } | 'reset'

let id = 0
export const ok = (): Behaviour => ({
  status: 200,
  body: { ok: true, result: { message_id: ++id, chat: { id: 500 } } },
})
export const refusal = (status: number, description: string, parameters?: object): Behaviour => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters ? { parameters } : {}) },
})

/** A conversation on Telegram, its connected bot, and Telegram on loopback. Time passes only while something waits. */
export const sendingWorld = async (options: ChatOptions = {}) => {
  const route = { account: ACCOUNT, to: '500' }
  const it = await turnChat({ ...options, head: { channel: 'telegram', lang: 'de', route, ...options.head } })
  const { chat } = it
  const slept: number[] = []
  const asked: Asked[] = []
  let behave: (asked: Asked) => Behaviour = ok
  const server = await thirdPartyServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
    const [, bot = '', method = ''] = (request.url ?? '').split('/')
    const one = { url: bot, method, body: JSON.parse(Buffer.concat(chunks).toString()), at: chat.clock.now }
    asked.push(one)
    const answer = behave(one)
    if (answer === 'reset') return void request.socket.resetAndDestroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  process.env.TELEGRAM_BASE_URL = server.origin
  const restore = [
    replaceWorld({
      sleep: async (ms) => {
        slept.push(ms)
        chat.clock.now += ms
      },
    }),
    sealInMemory(),
  ]
  onTestFinished(async () => {
    for (const undo of restore.toReversed()) undo()
    delete process.env.TELEGRAM_BASE_URL
    await server[Symbol.asyncDispose]()
  })
  const owner = { workspaceId: chat.agent.workspaceId, account: ACCOUNT }
  const connect = async (given: object = {}) =>
    attempt([
      channelAccounts.putting({
        ...owner,
        agentId: chat.agent.agentId,
        name: 'Bot',
        token: await seal(TOKEN, accountSecret(owner)),
        tokenEnd: 'bot',
        state: 'connected',
        connectedAt: chat.clock.now,
        ...given,
      }),
    ])
  await connect()
  const headOf = async (conversationId: string): Promise<Head> => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (!head) throw new Error('no such conversation')
    return head
  }
  return {
    ...it,
    asked,
    slept,
    texts: () => asked.map(({ body }) => body.text),
    connect,
    answer: (next: (asked: Asked) => Behaviour) => {
      behave = next
    },
    drain: () => drainAccount(ACCOUNT),
    drainRow: () => drains.get({ account: ACCOUNT }, { consistent: true }),
    rows: () => chat.database.items(TABLE).filter(({ kind }) => kind === 'waiting-send'),
    published: (type: string) => chat.published.filter((one) => one.type === type),
    /** Stores a message of the agent as a turn does, with what sends it. */
    say: async (text: string, given: Partial<StoredMessage> = {}, conversationId = chat.conversationId) => {
      const head = await headOf(conversationId)
      const at = ++chat.clock.now
      const message: StoredMessage = {
        conversationId,
        id: ulid(at),
        role: 'agent',
        text,
        at,
        delivery: { state: 'queued', at },
        ...given,
      }
      const { writes, events } = queueing(head, [message])
      await attempt([messages.creating(message), ...writes], events)
      return message.id
    },
    /** Another conversation through the same bot. */
    newChat: async (conversationId: string, to: string, given: Partial<Head> = {}) => {
      const head = await headOf(chat.conversationId)
      await attempt([heads.creating({ ...head, conversationId, route: { ...route, to }, ...given })])
      return conversationId
    },
    delivery: async (messageId: string, conversationId = chat.conversationId) =>
      (await messages.get({ conversationId, id: messageId }, { consistent: true }))?.delivery,
    sendQueued: SendQueued.type,
  }
}
