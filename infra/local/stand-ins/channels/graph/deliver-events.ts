import { createHmac } from 'node:crypto'
import { postWebhook, type WebhookAnswer } from '#infra/local/stand-ins/channels/wire/post-webhook'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import type { GraphContext } from './graph-context.ts'
import type { GraphEvent } from './graph-state.ts'

export interface EventDeliveries {
  readonly kick: () => void
  readonly again: () => void
  readonly stop: () => void
}

const HOLD_MS = 3_000
const MOST_DELAY_S = 3600

/**
 * Posts changes to the webhook, signed over the raw bytes with the app's secret, in no order and each by itself, until it is answered with
 * 200: https://developers.facebook.com/docs/graph-api/webhooks/getting-started
 */
export const deliverEvents = (context: GraphContext, log: WireLog): EventDeliveries => {
  const { state, number, clock, changed } = context
  const stopped = new AbortController()
  const busy = new Set<number>()
  let last: readonly GraphEvent[] = []
  let isHolding = false

  const urlOf = () => number.override?.url ?? state.app.webhook?.url

  const post = async (events: readonly GraphEvent[]): Promise<WebhookAnswer> => {
    const url = urlOf()
    if (!url) return { kind: 'failed', error: 'There is no webhook.' }
    const changes = events.map(({ field, value }) => ({ value, field }))
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: number.wabaId, changes }] })
    const ended = log.begin({
      direction: 'out',
      what: events.map(({ field, value }) => nameOf(field, value)).join(', '),
      sent: body,
    })
    if (number.faults.delivery === 'not at all') {
      ended('TLS', 'certificate verify failed')
      return { kind: 'failed', error: 'certificate verify failed' }
    }
    const signature = createHmac('sha256', state.app.secret).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature}`,
      'user-agent': 'facebookexternalua',
    }
    const answer = await postWebhook(new URL(url), headers, body, stopped.signal)
    ended(
      answer.kind === 'answered' ? answer.status : 'failed',
      answer.kind === 'answered' ? answer.body : answer.error,
    )
    return answer
  }

  const settle = (event: GraphEvent, answer: WebhookAnswer) => {
    if (answer.kind === 'answered' && answer.status >= 200 && answer.status <= 299) {
      number.pending = number.pending.filter((each) => each !== event)
      const chat = number.chats.find(({ waId }) => waId === event.message?.chat)
      const message = chat?.messages.find(({ id }) => id === event.message?.id)
      if (message) message.isDelivered = true
      return
    }
    number.lastError = answer.kind === 'answered' ? `HTTP ${answer.status} ${answer.reason}` : answer.error
    event.failures += 1
    event.dueAt = clock.now() + Math.min(2 ** event.failures, MOST_DELAY_S) * 1000
    if (event.dueAt > event.expiresAt) number.pending = number.pending.filter((each) => each !== event)
    else void clock.wait(event.dueAt - clock.now()).then(kick)
  }

  const deliver = async (events: readonly GraphEvent[]): Promise<void> => {
    for (const { id } of events) busy.add(id)
    const answer = await post(events)
    if (stopped.signal.aborted) return
    if (answer.kind === 'answered' && number.faults.delivery === 'twice') await post(events)
    last = events
    for (const event of events) {
      busy.delete(event.id)
      settle(event, answer)
    }
    changed()
  }

  const due = () => number.pending.filter(({ id, dueAt }) => !busy.has(id) && dueAt <= clock.now())

  const releaseHeld = async () => {
    const held = due().reverse()
    if (number.faults.delivery === 'batched' && held.length > 0) await deliver(held.toReversed())
    else for (const event of held) await deliver([event])
    isHolding = false
    kick()
  }

  const kick = () => {
    if (!urlOf() || !number.isSubscribed || stopped.signal.aborted || isHolding) return
    if (number.faults.delivery === 'shuffled' || number.faults.delivery === 'batched') {
      if (due().length === 0) return
      isHolding = true
      return void clock.wait(HOLD_MS).then(releaseHeld)
    }
    for (const event of due()) void deliver([event])
  }

  return {
    kick,
    again: () => {
      if (last.length > 0) void post(last).then(changed)
    },
    stop: () => stopped.abort(),
  }
}

const nameOf = (field: string, value: unknown): string => {
  const { statuses, messages } = value as { statuses?: { status: string }[]; messages?: { type: string }[] }
  if (statuses) return `status ${statuses[0]?.status}`
  return messages ? `message ${messages[0]?.type}` : field
}
