import { sign } from 'node:crypto'
import { handler as discordHook } from '#functions/channels/discord-hook'
import type { AccountId } from '#shared/channels/kinds'
import { COPIES, type Courier } from '#test/simulation/channels/courier'
import { chatOf, type Line } from '#test/simulation/channels/line'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { eventFor } from '#test/support/handlers/invoke-route'
import { timelessContext } from '#test/support/handlers/timeless-context'
import { APPLICATION, discordKey } from './discord-key.ts'
import { answered, type PlayedProvider, type Shown } from './played-provider.ts'

const ROUTE = 'POST /hooks/discord/{appKey}'
const API = 'https://discord.com/api/v10/webhooks/'
const EPOCH_MS = 1_420_070_400_000
/** Discord waits for the first answer, and keeps a token. */
const WAITS_MS = 3_000
const TOKEN_MS = 15 * MINUTE
const DEFERRED = 5

/** A question, and what who asked sees of the answer. */
export interface Interaction {
  readonly line: Line
  readonly at: number
  /** Whether Discord got the deferred answer in time: else it shows a failure, and knows no token. */
  isDeferred: boolean
  /** What the answer became, each time that it was edited. */
  readonly edits: string[]
  isDeleted: boolean
}

const UNKNOWN = answered(404, { code: 10_015, message: 'Unknown Webhook' })

/**
 * Discord: a question is delivered once and waits three seconds; one that was deferred is shown as "is thinking" until it is edited or deleted,
 * which its token allows for fifteen minutes. What else comes is a replay, which nothing in it tells apart.
 */
export const playDiscord = (
  simulation: Simulation,
  courier: Courier,
): PlayedProvider & { readonly interactions: ReadonlyMap<string, Interaction> } => {
  const { random, scheduler, count } = simulation
  const shown: Shown[] = []
  const interactions = new Map<string, Interaction>()
  let serial = 0

  const write = (line: Line): void => {
    const { account, thread = '', text } = line
    const at = scheduler.now()
    line.place = ++serial
    const token = `token-${serial}`
    const interaction: Interaction = { line, at, isDeferred: false, edits: [], isDeleted: false }
    interactions.set(token, interaction)
    const body = JSON.stringify({
      id: String((BigInt(at - EPOCH_MS) << 22n) + BigInt(serial)),
      application_id: APPLICATION,
      type: 2,
      token,
      version: 1,
      channel_id: account.slice('discord:'.length),
      guild_id: '290926798626357999',
      member: { nick: null, user: { id: thread, username: `visitor${thread}`, global_name: 'Visitor' } },
      locale: 'en-GB',
      data: { id: '771825006014889984', name: 'ask', type: 1, options: [{ name: 'question', type: 3, value: text }] },
    })
    const timestamp = String(Math.floor(at / 1000))
    const signature = sign(undefined, Buffer.from(timestamp + body), discordKey.privateKey).toString('hex')
    const headers = { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp }
    let posts = 0
    const post = async () => {
      const isFirst = posts++ === 0
      const startedAt = scheduler.now()
      const event = eventFor(ROUTE, { appKey: 'platform' }, { rawBody: body, headers })
      const answer = await discordHook(event, timelessContext())
      const type = (JSON.parse(answer.body || '{}') as { readonly type?: number }).type
      const isInTime = scheduler.now() - startedAt <= WAITS_MS
      if (isFirst && type === DEFERRED && isInTime) interaction.isDeferred = true
      // a channel that nobody has connected would be told so, with 200
      return answer.statusCode === 200 && type !== DEFERRED ? 500 : answer.statusCode
    }
    const parcel = {
      name: `discord ${text}`,
      lines: [line],
      others: 0,
      post,
      isTriedAgain: false,
      at: at + random.below(200),
    }
    courier.deliver(parcel)
    for (let copies = random.pick(COPIES); copies > 0; copies--)
      courier.repeat(parcel, parcel.at + 1 + random.below(3 * MINUTE))
  }

  const show = (account: AccountId, thread: string, text: string, place: string): void => {
    const chat = chatOf({ account, to: account.slice('discord:'.length), thread })
    shown.push({ account, chat, message: { text }, place, at: scheduler.now() })
  }

  /** What is asked with an interaction's token: the original answer, or a further message. */
  const withToken = (interaction: Interaction, token: string, method: string, content: string) => {
    const { line, at, isDeferred, edits } = interaction
    if (!isDeferred || scheduler.now() - at > TOKEN_MS || (interaction.isDeleted && method !== 'POST')) return UNKNOWN
    const { account, thread = '' } = line
    if (method === 'DELETE') {
      interaction.isDeleted = true
      return answered(204, Buffer.alloc(0))
    }
    const place = method === 'PATCH' ? token : `${token}/${++serial}`
    if (method === 'PATCH') {
      if (edits.length > 0) count('repeated edits')
      edits.push(content)
    }
    if (!shown.some((one) => one.place === place)) show(account, thread, content, place)
    return answered(200, { id: method === 'PATCH' ? `original-${token}` : place })
  }

  return {
    shown,
    interactions,
    write,
    ask: ({ url, method, body }) => {
      if (!url.startsWith(API)) return undefined
      const [, id = '', token = ''] = /^(\d+)\/([^/?]+)/.exec(url.slice(API.length)) ?? []
      const { content = '' } = (body ? JSON.parse(String(body)) : {}) as { readonly content?: string }
      const interaction = interactions.get(token)
      const take = () => {
        if (id === APPLICATION) return interaction ? withToken(interaction, token, method, content) : UNKNOWN
        const place = String(++serial)
        const [, thread = '', text = content] = /^<@(\d+)> ([\s\S]*)$/.exec(content) ?? []
        show(`discord:${id.slice(1)}`, thread, text, place)
        return answered(200, { id: place })
      }
      return {
        kind: 'message',
        take,
        refusal: answered(400, { code: 50_035, message: 'Invalid Form Body' }),
        limit: (seconds) => answered(429, { message: 'You are being rate limited.', retry_after: seconds }),
      }
    },
  }
}
