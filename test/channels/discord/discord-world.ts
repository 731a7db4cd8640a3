import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { forgetApplication, publishApplication } from '#functions/channels/discord/published-application'
import { handler as discordHook } from '#functions/channels/discord-hook'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { drainAccount } from '#functions/channels/sending/drain-account'
import { queueing } from '#functions/conversations/sending/queueing'
import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { launchReply } from '#functions/conversations/turn/launch/launch-reply'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { seal } from '#lib/sealed'
import type { AccountId } from '#shared/channels/kinds'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { thirdPartyServer } from '#test/support/providers/third-party-server'
import { type ChatOptions, chatWorld, TABLE } from '#test/support/worlds/chat-world'
import { APPLICATION, CHANNEL } from './discord-updates.ts'

export const ACCOUNT = `discord:${CHANNEL}` satisfies AccountId
export const WEBHOOK = `900000000000000001/${'w'.repeat(68)}`
export const ANN = { id: '53908232506183680', username: 'annlee', global_name: 'Ann Lee' }
export const BEN = { id: '53908232506183999', username: 'ben', global_name: 'Ben' }
const ROUTE = 'POST /hooks/discord/{appKey}'

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex'), privateKey }
}
const ours = pair()
/** Of somebody else. */
export const foreignKey = pair().privateKey

/** What Discord was asked. */
export interface Asked {
  readonly method: string
  /** Below `/api/v10/`, with what is asked of it. */
  readonly path: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  readonly body: any
  readonly at: number
}

/** How it answers: with a status and a body, or by resetting the connection after it has read the request. */
export type Behaviour = { readonly status: number; readonly body?: unknown } | 'reset'

let sent = 0
export const ok = (): Behaviour => ({ status: 200, body: { id: String(++sent), channel_id: CHANNEL } })
export const refusal = (status: number, code: number, message: string, more: object = {}): Behaviour => ({
  status,
  body: { code, message, ...more },
})

/** https://docs.discord.com/developers/reference#snowflakes */
const snowflake = (at: number, serial: number): string =>
  String((BigInt(at - 1_420_070_400_000) << 22n) + BigInt(serial % 4096))

interface Signing {
  readonly key?: KeyObject
  /** Against the clock, in seconds. */
  readonly offset?: number
  readonly headers?: (made: Record<string, string>) => Record<string, string>
  /** What is posted in place of what was signed. */
  readonly body?: string
  readonly appKey?: string
}

/** An agent with a connected channel, on a database in memory. The clock moves when a worker waits. */
export const discordWorld = async (options: ChatOptions = {}) => {
  const clock = { advance: (_: number): void => undefined }
  const chat = await chatWorld({
    ...options,
    ports: { launch: async () => ({ launchReply }), ...options.ports },
    world: {
      sleep: async (ms, signal) => {
        if (ms >= 10_000)
          return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
        clock.advance(ms)
      },
      ...options.world,
    },
  })
  const asked: Asked[] = []
  let behave: (asked: Asked) => Behaviour = ok
  const server = await thirdPartyServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const path = (request.url ?? '').replace('/api/v10/', '')
    const one = { method: request.method ?? '', path, body: text ? JSON.parse(text) : undefined, at: chat.clock.now }
    asked.push(one)
    const answer = behave(one)
    if (answer === 'reset') return void request.socket.resetAndDestroy()
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  })
  process.env.DISCORD_BASE_URL = server.origin
  const unseal = sealInMemory()
  onTestFinished(async () => {
    delete process.env.DISCORD_BASE_URL
    await server[Symbol.asyncDispose]()
    forgetApplication()
    unseal()
    chat.undo()
  })
  clock.advance = (ms) => {
    chat.clock.now += Math.ceil(ms)
  }
  const { agentId, workspaceId } = chat.agent
  await publishApplication({ id: APPLICATION, publicKey: ours.publicKey })
  await attempt([
    channelAccounts.creating({
      account: ACCOUNT,
      workspaceId,
      agentId,
      name: 'Assistant',
      token: await seal(WEBHOOK, { workspaceId, item: `ACC#${ACCOUNT}`, field: 'token' }),
      tokenEnd: 'www',
      state: 'connected',
      connectedAt: chat.clock.now,
    }),
    agentChannels.putting({ agentId, discordAccount: ACCOUNT }),
  ])
  const rows = (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind)
  const conversations = (): Head[] =>
    rows('conversation')
      .map(heads.parse)
      .filter(({ channel }) => channel === 'discord')
  const post = async (text: string, { key, offset = 0, headers, body, appKey = 'platform' }: Signing = {}) => {
    const timestamp = String(Math.floor(chat.clock.now / 1000) + offset)
    const signature = sign(undefined, Buffer.from(timestamp + text), key ?? ours.privateKey).toString('hex')
    const made = { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp }
    const answer = await discordHook(
      eventFor(ROUTE, { appKey }, { rawBody: body ?? text, headers: headers ? headers(made) : made }),
      lambdaContext(),
    )
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined }
  }
  const work = async () => {
    for (const { type, detail } of chat.published.splice(0))
      if (type === 'channels.inbound-arrived')
        await takeLane((JSON.parse(detail) as { data: { account: AccountId; lane: string } }).data, chat.ports)
  }
  const send = (interaction: object) => post(JSON.stringify(interaction))
  let serial = 0
  const head = (): Head => {
    const [one] = conversations()
    if (!one) throw new Error('nobody has asked')
    return one
  }
  return {
    ...chat,
    asked,
    answer: (next: (asked: Asked) => Behaviour) => {
      behave = next
    },
    /** What was asked of Discord since the last look: method, path without the webhook’s token, content. */
    requests: () =>
      asked
        .splice(0)
        .map(({ method, path, body }) => [method, path.replace(WEBHOOK, '<webhook>'), body?.content].filter(Boolean)),
    /** A user asks; answers with the interaction’s token. */
    ask: async (words: string, { user = ANN, more = {} }: { user?: object; more?: object } = {}) => {
      const token = `token-${++serial}`
      const answer = await send({
        id: snowflake(chat.clock.now, serial),
        application_id: APPLICATION,
        type: 2,
        token,
        channel_id: CHANNEL,
        member: { nick: null, user },
        locale: 'en-GB',
        data: { id: '1', name: 'ask', type: 1, options: [{ name: 'question', type: 3, value: words }] },
        ...more,
      })
      if (answer.body?.type !== 5) throw new Error(`not deferred: ${JSON.stringify(answer)}`)
      return token
    },
    head,
    /** A member takes the conversation over. */
    takeOver: (name: string) =>
      attempt([
        heads.changing(
          { conversationId: head().conversationId },
          { set: { silence: 'human', state: 'human-chatting', person: { id: 'user:1', name } } },
          { agentId: is(agentId) },
        ),
      ]),
    /** Stores a message as the team and the product do, with what sends it. */
    say: async (text: string, given: Partial<StoredMessage> = {}) => {
      const at = ++chat.clock.now
      const { conversationId } = head()
      const message: StoredMessage = {
        conversationId,
        id: ulid(at),
        role: 'person',
        text,
        at,
        delivery: { state: 'queued', at },
        ...given,
      }
      const { writes, events } = queueing(head(), [message])
      await attempt([messages.creating(message), ...writes], events)
      return message.id
    },
    delivery: async (id: string) =>
      (await messages.get({ conversationId: head().conversationId, id }, { consistent: true }))?.delivery,
    account: () => channelAccounts.get({ account: ACCOUNT }, { consistent: true }),
    rows,
    conversations,
    post,
    send,
    /** Lets workers take every lane that an event named. */
    work,
    drain: () => drainAccount(ACCOUNT),
    said: async () => {
      const lines: string[] = []
      for (const { conversationId } of conversations())
        for (const { role, text } of (await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true }))
          .items)
          lines.push(`${role}: ${text}`)
      return lines
    },
  }
}
