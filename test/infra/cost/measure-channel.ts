import { createHmac } from 'node:crypto'
import { eventsOf } from '#events/brief-delivery'
import { subscriptions } from '#events/subscriptions'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { handler as metaHook } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { handler as telegramHook } from '#functions/channels/telegram-hook'
import { launchReply } from '#functions/conversations/turn/launch/launch-reply'
import { turnLimits } from '#functions/conversations/turn/rate/turn-limits'
import { attempt } from '#lib/database/commit'
import type { BusEntry } from '#lib/events/bus-entry'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import { replaceFiles } from '#lib/files'
import { seal } from '#lib/sealed'
import { sha256 } from '#lib/sha256'
import { replaceWorld } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { handlerOf } from '#test/support/handlers/handler-of'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { chatWorld, fakeModel, finish } from '#test/support/worlds/chat-world'
import { meter, type Work } from './meter.ts'
import { ANSWER, ordinaryId } from './ordinary.ts'

/** What runs for one answer, each with a price of its own. */
export type Part = 'hook' | 'answering' | 'reporting' | 'sending' | 'consumers'

export interface MeasuredAnswer {
  readonly works: readonly Work[]
  /** Events on the bus. */
  readonly events: number
  /** How often each part runs. */
  readonly runs: Readonly<Record<Part, number>>
}

/** A provider as far as an answer goes. */
interface Played {
  readonly account: AccountId
  /** A visitor's message, and what the provider reports of our answer, in the order in which it comes. */
  readonly says: (text: string) => Promise<void>
  readonly reports: (asked: string) => readonly (() => Promise<void>)[]
  readonly takes: (call: ProviderCall) => unknown
}

const APP_SECRET = '0123456789abcdef0123456789abcdef'
const HOOK_SECRET = 'a-secret-that-only-telegram-knows'
const ANN = '16505551234'
let serial = 0

const whatsapp: Played = (() => {
  const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
  const post = async (value: object) => {
    const rawBody = whatsappBody({ ...value })
    const signature = `sha256=${createHmac('sha256', APP_SECRET).update(rawBody).digest('hex')}`
    const headers = { 'x-hub-signature-256': signature }
    await metaHook(eventFor('POST /hooks/meta/{appKey}', { appKey: 'platform' }, { rawBody, headers }), lambdaContext())
  }
  const wamid = (id: number) => `wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI${String(id).padStart(20, '0')}`
  return {
    account: 'whatsapp:106540352242922',
    says: (text) =>
      post({
        metadata,
        contacts: [{ profile: { name: 'Ann Lee' }, wa_id: ANN }],
        messages: [{ from: ANN, id: wamid(++serial), timestamp: '1800000000', type: 'text', text: { body: text } }],
      }),
    reports: (asked) =>
      ['sent', 'delivered', 'read'].map((status) => () => {
        const { biz_opaque_callback_data } = JSON.parse(asked) as Record<string, unknown>
        const report = {
          id: wamid(serial),
          status,
          timestamp: '1800000001',
          recipient_id: ANN,
          biz_opaque_callback_data,
        }
        return post({ metadata, statuses: [report] })
      }),
    takes: () => ({ messaging_product: 'whatsapp', messages: [{ id: wamid(++serial) }], success: true }),
  }
})()

const telegram = (agentId: string): Played => {
  const chat = { id: 5550001, type: 'private', first_name: 'Ann' }
  const from = { id: 5550001, is_bot: false, first_name: 'Ann', username: 'annlee', language_code: 'en' }
  return {
    account: 'telegram:7000000001',
    says: async (text) => {
      const message = { message_id: ++serial, from, chat, date: 1_800_000_000, text }
      const rawBody = JSON.stringify({ update_id: serial, message })
      const headers = { 'x-telegram-bot-api-secret-token': HOOK_SECRET }
      await telegramHook(
        eventFor('POST /v2/agents/{agentId}/telegram-webhook', { agentId }, { rawBody, headers }),
        lambdaContext(),
      )
    },
    reports: () => [],
    takes: ({ url }) => ({ ok: true, result: url.endsWith('/sendMessage') ? { message_id: ++serial, chat } : true }),
  }
}

/**
 * The request units, events and runs of one ordinary answer on a channel (docs/cost.md): from the provider's delivery to the message that it
 * took and what it reports of it. Not the first of its conversation.
 */
const measureAnswer = async (kind: 'whatsapp' | 'telegram'): Promise<MeasuredAnswer> => {
  const chat = await chatWorld({
    model: fakeModel(() => finish(ANSWER)),
    ports: { turnLimits: turnLimits(), launch: async () => ({ launchReply }) },
  })
  const { agentId, workspaceId } = chat.agent
  const played = kind === 'whatsapp' ? whatsapp : telegram(agentId)
  let name = ''
  const { send, works } = meter(chat.database, () => name)
  const events: BusEntry[] = []
  const asked: string[] = []
  const undo = [
    replaceWorld({
      publish: async (entries) => {
        events.push(...entries)
        return []
      },
      sleep: async (ms, signal) => {
        // only a model's timeout waits for so long, and it is aborted
        if (ms < 10_000) chat.clock.now += Math.ceil(ms)
        else await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
      },
      call: async (call): Promise<CallResult> => {
        if (typeof call.body === 'string') asked.push(call.body)
        const body = Buffer.from(JSON.stringify(played.takes(call)))
        return { kind: 'answered', status: 200, headers: {}, body }
      },
    }),
    sealInMemory(),
  ]
  replaceFiles(inMemoryFiles())
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: APP_SECRET, metaVerifyToken: 'ours' })
  const token = await seal('a-token-of-about-the-length-that-they-have', accountSecret({ workspaceId, ...played }))
  const { account } = played
  const connectedAt = chat.clock.now
  await attempt([
    channelAccounts.creating({
      account,
      workspaceId,
      agentId,
      name: 'Casa Verde',
      token,
      tokenEnd: 'abc',
      state: 'connected',
      connectedAt,
    }),
    agentChannels.putting({ agentId, telegramAccount: 'telegram:7000000001', telegramSecret: sha256(HOOK_SECRET) }),
  ])
  const runs: Record<Part, number> = { hook: 0, answering: 0, reporting: 0, sending: 0, consumers: 0 }
  let count = 0
  /** Delivers, and lets everything run that follows from it. */
  const follow = async (push: () => Promise<void>, isReport: boolean) => {
    name = isReport ? 'the hook, for reports' : 'the hook'
    runs.hook++
    await push()
    for (let event = events.shift(); event; event = events.shift()) {
      count++
      const { type, detail } = event
      const { data } = JSON.parse(detail) as { data: { account: AccountId; lane: string } }
      for (const [row, subscribed] of Object.entries(subscriptions)) {
        if (!eventsOf(subscribed).some((it) => it.type === type)) continue
        const isWorker = row === 'channels/inbound/take-inbound'
        const part = isWorker ? (isReport ? 'reporting' : 'answering') : row === SENDER ? 'sending' : 'consumers'
        runs[part]++
        name = isWorker && isReport ? `${row}, for reports` : row
        // its own ports would look for a real model
        if (isWorker) await takeLane(data, chat.ports)
        else {
          const handler = await handlerOf<(event: object, context: object) => Promise<void>>(row)
          const delivered = { 'detail-type': type, detail: { ...JSON.parse(detail), id: ordinaryId() } }
          await handler(delivered, lambdaContext())
        }
      }
    }
  }
  const converse = async (text: string) => {
    chat.clock.now += 60_000
    await follow(() => played.says(text), false)
    const sent = asked.findLast((body) => body.includes(ANSWER.slice(0, 40))) ?? ''
    for (const report of played.reports(sent)) await follow(report, true)
  }
  try {
    for (const text of ['When are you open?', 'And on holidays?', 'Where do I park?']) await converse(text)
    for (const part of Object.keys(runs) as Part[]) runs[part] = 0
    count = 0
    undo.push(replaceWorld({ database: send }))
    await converse('Do I need an appointment for a repair?')
    return { works: works(), events: count, runs }
  } finally {
    for (const one of undo.toReversed()) one()
    replaceFiles(undefined)
    replaceAppSecrets(undefined)
    chat.undo()
  }
}

const SENDER = 'channels/sending/send-queued'

/** The same for the channels of docs/cost.md, one after the other. */
export const measureAnswers = async () => ({
  WhatsApp: await measureAnswer('whatsapp'),
  Telegram: await measureAnswer('telegram'),
})
