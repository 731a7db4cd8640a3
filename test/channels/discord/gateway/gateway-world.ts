import { onTestFinished } from 'vitest'
import { serverChannels } from '#functions/channels/accounts/discord-servers'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { signedByGateway } from '#functions/channels/discord/messages/gateway-signature'
import { runGateway } from '#functions/channels/discord-gateway/run-gateway'
import { handler as gatewayHook } from '#functions/channels/discord-gateway-hook'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { drainAccount } from '#functions/channels/sending/drain-account'
import { type Head, heads, messages } from '#functions/conversations/store'
import { launchReply } from '#functions/conversations/turn/launch/launch-reply'
import { attempt } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import type { DiscordAnswers } from '#shared/channels/schema'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { thirdPartyServer } from '#test/support/providers/third-party-server'
import { discordChannel } from '#test/support/stand-ins/discord-channel'
import { type ChatOptions, chatWorld, fakeModel, finish, TABLE } from '#test/support/worlds/chat-world'

export const SECRET = 's'.repeat(64)
const ROUTE = 'POST /hooks/discord-gateway'

/** What is waited for longer waits until the test says that the time has passed. */
const LONG_MS = 10_000

/** The model answers with the number of its call. */
export const counting = () => {
  let count = 0
  return fakeModel(() => finish(`Answer ${++count}`))
}

/** An agent with a channel of a Discord that is played, the hook on a server of its own, and the gateway's process. */
export const gatewayWorld = async ({
  answers,
  appKey,
  ...options
}: ChatOptions & { readonly answers?: DiscordAnswers; readonly appKey?: string } = {}) => {
  const clock = { now: (): number => 1_800_000_000_000, advance: (_: number): void => undefined }
  const discord = await discordChannel({ clock: { now: () => clock.now(), wait: () => new Promise(() => undefined) } })
  const account = `discord:${discord.id}` satisfies AccountId
  const sleepers = new Set<{ readonly ms: number; readonly wake: () => void }>()
  const chat = await chatWorld({
    model: counting(),
    settings: { vg_defaultModel: 'gpt-4o' },
    ...options,
    ports: { launch: async () => ({ launchReply }) },
    world: {
      sleep: (ms, signal) => {
        clock.advance(ms >= LONG_MS ? 0 : ms)
        // a turn of the loop, so that what repeats itself lets others work
        if (ms < LONG_MS) return new Promise((resolve) => setImmediate(resolve))
        return new Promise((resolve) => {
          const sleeper = {
            ms,
            wake: () => {
              sleepers.delete(sleeper)
              resolve()
            },
          }
          sleepers.add(sleeper)
          signal?.addEventListener('abort', sleeper.wake, { once: true })
          if (signal?.aborted) sleeper.wake()
        })
      },
    },
  })
  clock.now = () => chat.clock.now
  clock.advance = (ms) => {
    chat.clock.now += Math.ceil(ms)
  }
  const hookCalls: { readonly kind: string; readonly body: unknown }[] = []
  let failing = 0
  const post = async (headers: Readonly<Record<string, string>>, body: string) => {
    const answer = await gatewayHook(eventFor(ROUTE, {}, { rawBody: body, headers }), lambdaContext())
    return { status: answer.statusCode ?? 0, body: answer.body ?? '' }
  }
  const hookServer = await thirdPartyServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const body = JSON.parse(text) as { kind: string }
    hookCalls.push({ kind: body.kind, body })
    const answer = await post(request.headers as Record<string, string>, text)
    // done, and the answer is lost
    if (body.kind === 'deliver' && failing-- > 0) return void request.socket.resetAndDestroy()
    response.writeHead(answer.status).end(answer.body)
  })
  process.env.DISCORD_BASE_URL = `${discord.address}/discord`
  const unseal = sealInMemory()
  replaceAppSecrets({
    discordApplicationId: discord.app,
    discordPublicKey: discord.publicKey,
    discordBotToken: discord.botToken,
    discordGatewaySecret: SECRET,
  })
  const processes: { readonly stop: () => Promise<void> }[] = []
  onTestFinished(async () => {
    for (const one of processes) await one.stop()
    replaceAppSecrets(undefined)
    delete process.env.DISCORD_BASE_URL
    await hookServer[Symbol.asyncDispose]()
    unseal()
    chat.undo()
    discord[Symbol.dispose]()
  })
  const { agentId, workspaceId } = chat.agent
  const guildId: string = (await discord.call('GET', `webhooks/${discord.webhook}`)).body.guild_id
  const [webhookId = ''] = discord.webhook.split('/')
  await attempt([
    channelAccounts.creating({
      account,
      workspaceId,
      agentId,
      name: 'Assistant',
      token: await seal(discord.webhook, { workspaceId, item: `ACC#${account}`, field: 'token' }),
      tokenEnd: 'www',
      state: 'connected',
      connectedAt: chat.clock.now,
      ...(appKey === undefined ? {} : { appKey }),
      discord: { recordId: 'r', webhookId, guildId, reading: { state: 'ready' } },
    }),
    ...(appKey === undefined ? [serverChannels.putting({ guildId, account })] : []),
    agentChannels.putting({ agentId, discordAccount: account, ...(answers ? { discordMessages: answers } : {}) }),
  ])
  const rows = (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind)
  const conversations = (): Head[] =>
    rows('conversation')
      .map(heads.parse)
      .filter(({ channel }) => channel === 'discord')
  const work = async () => {
    for (const { type, detail } of chat.published.splice(0))
      if (type === 'channels.inbound-arrived')
        await takeLane((JSON.parse(detail) as { data: { account: AccountId; lane: string } }).data, chat.ports)
    await drainAccount(account)
  }
  return {
    ...chat,
    discord,
    account,
    guildId,
    hookCalls,
    rows,
    conversations,
    work,
    post,
    /** Signs with the secret, or another, at a time against the clock. */
    signed: (body: string, { secret = SECRET, offsetMs = 0 } = {}) =>
      signedByGateway(secret, body, world().now() + offsetMs),
    /** Starts the gateway's process; `stop` is what SIGTERM does. */
    start: (botToken = discord.botToken) => {
      const end = new AbortController()
      const running = runGateway({ botToken, hook: { url: `${hookServer.origin}/`, secret: SECRET } }, end.signal)
      const stop = async () => {
        end.abort()
        await running
      }
      processes.push({ stop })
      return { stop, isConnected: async () => (await discord.fact('Gateway')) === 'Connected' }
    },
    /** Lets the time of heartbeats pass for whoever waits. */
    pass: (ms: number) => {
      for (const sleeper of [...sleepers]) if (sleeper.ms <= ms) sleeper.wake()
    },
    /** The next answers of the hook to deliveries are lost. */
    loseAnswers: (count: number) => {
      failing = count
    },
    /** How many deliveries wait to be taken. */
    waiting: () => rows('waiting-inbound').length,
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
