import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRequestBody } from '#infra/local/read-request-body'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import {
  type ApplicationContext,
  addCommand,
  describeApplication,
  editApplication,
  listCommands,
  replaceCommands,
} from './calls/application-calls.ts'
import { deleteOriginal, editOriginal, followUp, getOriginal, takeAnswer, usable } from './calls/interaction-calls.ts'
import type { Body } from './calls/read-content.ts'
import { deleteWebhook, describeWebhook, executeWebhook } from './calls/webhook-calls.ts'
import type { DiscordContext } from './discord-context.ts'
import { DiscordFailure, Hang, invalidToken, unknownChannel, unknownWebhook } from './discord-failure.ts'
import type { DiscordInteraction } from './discord-state.ts'
import { channelObject } from './gateway/channel-object.ts'

export interface PlayedChannel {
  readonly context: DiscordContext
  readonly log: WireLog
}

interface Asked {
  readonly method: string
  readonly parts: readonly string[]
  readonly search: URLSearchParams
  readonly body: unknown
  readonly authorization: string
}

const MOST_BYTES = 1024 * 1024
const HANG_MS = 120_000

const recordOf = (body: unknown): Body => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body
  throw new DiscordFailure(400, 50109, 'The request body contains invalid JSON.')
}

const interactionOf = (
  channels: readonly PlayedChannel[],
  isAsked: (interaction: DiscordInteraction) => boolean,
): { readonly played: PlayedChannel; readonly interaction: DiscordInteraction } => {
  for (const played of channels) {
    const interaction = played.context.channel.interactions.find(isAsked)
    if (interaction) return { played, interaction }
  }
  throw unknownWebhook()
}

/** Below /webhooks/{id}/{token}: a webhook of a channel, or an interaction's by the application's id. */
const callWebhook = (
  channels: readonly PlayedChannel[],
  applications: readonly ApplicationContext[],
  asked: Asked,
): unknown => {
  const { method, body, search } = asked
  const [, id = '', token = '', kind, message] = asked.parts
  if (applications.some(({ app }) => app.applicationId === id)) {
    const { played, interaction } = interactionOf(channels, (each) => each.token === token && each.applicationId === id)
    const { context } = played
    usable(context, interaction)
    if (kind === undefined && method === 'POST') return followUp(context, interaction, recordOf(body))
    if (kind !== 'messages' || message !== '@original') throw unknownWebhook()
    if (method === 'GET') return getOriginal(context, interaction)
    if (method === 'PATCH') return editOriginal(context, interaction, recordOf(body))
    if (method === 'DELETE') return deleteOriginal(context, interaction)
    throw new DiscordFailure(405, 0, '405: Method Not Allowed')
  }
  const played = channels.find(({ context }) => context.channel.webhook?.id === id)
  if (!played || kind !== undefined) throw unknownWebhook()
  if (played.context.channel.webhook?.token !== token) throw invalidToken()
  if (method === 'GET') return describeWebhook(played.context)
  if (method === 'POST')
    return executeWebhook(played.context, recordOf(body), {
      isWaited: search.get('wait') === 'true',
      thread: search.get('thread_id') ?? undefined,
    })
  if (method === 'DELETE') return deleteWebhook(played.context)
  throw new DiscordFailure(405, 0, '405: Method Not Allowed')
}

const callInteraction = (channels: readonly PlayedChannel[], { method, parts, body }: Asked): unknown => {
  const [, id = '', token = '', kind] = parts
  const { played, interaction } = interactionOf(channels, (each) => each.token === token)
  if (method !== 'POST' || kind !== 'callback' || interaction.id !== id)
    throw new DiscordFailure(404, 10062, 'Unknown interaction')
  return takeAnswer(played.context, interaction, body, { user: interaction.user, command: 'used a command' })
}

const botOf = (applications: readonly ApplicationContext[], { authorization }: Asked): ApplicationContext => {
  const context = applications.find(({ app, own }) => authorization === `Bot ${own.botToken ?? app.botToken}`)
  if (!context) throw new DiscordFailure(401, 0, '401: Unauthorized')
  return context
}

/** GET /gateway/bot, GET /channels/{id}. */
const callAsBot = (applications: readonly ApplicationContext[], asked: Asked): unknown => {
  const context = botOf(applications, asked)
  const [kind, id = ''] = asked.parts
  if (asked.method !== 'GET') throw new DiscordFailure(405, 0, '405: Method Not Allowed')
  if (kind === 'gateway') return context.describeGateway()
  const channel = channelObject(context.state, id)
  if (!channel) throw unknownChannel()
  if (!context.own.isInstalled) throw new DiscordFailure(403, 50001, 'Missing Access')
  return channel
}

/** Below /applications: everything takes the token of the application's bot. */
const callApplication = (applications: readonly ApplicationContext[], asked: Asked): unknown => {
  const context = botOf(applications, asked)
  const { method, parts, body } = asked
  const [, id, ...rest] = parts
  if (id === '@me' && rest.length === 0) {
    if (method === 'GET') return describeApplication(context)
    if (method === 'PATCH') return editApplication(context, recordOf(body))
  }
  const guild = rest[0] === 'guilds' ? rest[1] : undefined
  const kind = guild === undefined ? rest[0] : rest[2]
  if (id !== context.app.applicationId || kind !== 'commands') throw new DiscordFailure(404, 0, '404: Not Found')
  if (method === 'GET') return listCommands(context, guild)
  if (method === 'POST') return addCommand(context, guild, body)
  if (method === 'PUT') return replaceCommands(context, guild, body)
  throw new DiscordFailure(405, 0, '405: Method Not Allowed')
}

const run = (
  channels: readonly PlayedChannel[],
  applications: readonly ApplicationContext[],
  asked: Asked,
): unknown => {
  switch (asked.parts[0]) {
    case 'webhooks':
      return callWebhook(channels, applications, asked)
    case 'interactions':
      return callInteraction(channels, asked)
    case 'applications':
      return callApplication(applications, asked)
    case 'gateway':
    case 'channels':
      return callAsBot(applications, asked)
    default:
      throw new DiscordFailure(404, 0, '404: Not Found')
  }
}

/** Whose log a request belongs to: its channel's, else the first one's. */
const logOf = (channels: readonly PlayedChannel[], { parts: [kind, id, token] }: Asked): WireLog | undefined => {
  const found = channels.find(
    ({ context: { channel } }) =>
      kind === 'webhooks' && (channel.webhook?.id === id || channel.interactions.some((each) => each.token === token)),
  )
  return (found ?? channels[0])?.log
}

/** https://docs.discord.com/developers/topics/rate-limits#header-format */
const limitHeaders = (failure: DiscordFailure | undefined): Record<string, string> => {
  const after = failure?.more.retry_after
  const isLimited = typeof after === 'number'
  return {
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': isLimited ? '0' : '4',
    'x-ratelimit-reset-after': isLimited ? String(after) : '1.000',
    'x-ratelimit-bucket': 'b77f7c4f1b1b',
    ...(isLimited ? { 'retry-after': String(Math.ceil(after)), 'x-ratelimit-scope': 'user' } : {}),
  }
}

/** Without tokens, which the log's readers need not see. */
const shownPath = ({ method, parts: [kind, id, , ...rest] }: Asked): string =>
  `${method} ${kind === 'webhooks' ? ['webhooks', id, '…', ...rest].join('/') : [kind, ...rest].join('/')}`

/** Answers `/api/v10/…` and `/api/…` as Discord does, as far as webhooks, interactions and commands are concerned. */
export const answerDiscord = async (
  channels: readonly PlayedChannel[],
  applications: readonly ApplicationContext[],
  wait: (ms: number) => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const [, path = ''] = /\/api(?:\/v\d+)?\/(.*)$/.exec(pathname) ?? []
  const bytes = await readRequestBody(request, MOST_BYTES)
  const text = bytes?.toString('utf8') ?? ''
  const asked: Asked = {
    method: request.method ?? 'GET',
    parts: path.split('/').filter(Boolean).map(decodeURIComponent),
    search: searchParams,
    body: parsed(text),
    authorization: request.headers.authorization ?? '',
  }
  const ended = logOf(channels, asked)?.begin({ direction: 'in', what: shownPath(asked), sent: text })
  const send = (status: number, body: unknown, failure?: DiscordFailure) => {
    const answer = body === undefined ? '' : JSON.stringify(body)
    ended?.(status, answer)
    response.writeHead(status, { 'content-type': 'application/json', ...limitHeaders(failure) }).end(answer)
  }
  try {
    const answer = await run(channels, applications, asked)
    send(answer === undefined ? 204 : 200, answer)
  } catch (failure) {
    if (failure instanceof Hang) {
      ended?.('hangs', '')
      void wait(HANG_MS).then(() => response.destroy())
      return
    }
    if (!(failure instanceof DiscordFailure)) throw failure
    const { message, code, more, status } = failure
    send(status, { message, ...(status === 429 ? {} : { code }), ...more }, failure)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
