import { createHmac } from 'node:crypto'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { postWebhook, type WebhookAnswer } from '#infra/local/stand-ins/channels/wire/post-webhook'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'

/** Something that waits for a webhook. Times are milliseconds since 1970. */
export interface QueuedEvent {
  readonly id: number
  readonly expiresAt: number
  failures: number
  dueAt: number
  /** The person's message that it is about: it shows two ticks once this is accepted. */
  readonly message?: { readonly chat: string; readonly id: string }
}

export const deliveries = ['as it should', 'twice', 'shuffled', 'batched', 'not at all'] as const
export type Delivery = (typeof deliveries)[number]

/** Where an app wants its webhooks, and what signs them. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** The webhooks of one account: what waits, where to, and how it looks. */
export interface EventQueue<Event extends QueuedEvent> {
  readonly clock: Clock
  readonly delivery: () => Delivery
  readonly pending: () => readonly Event[]
  readonly remove: (event: Event) => void
  /** Undefined while nobody is subscribed: the event waits. */
  readonly targetOf: (event: Event) => WebhookTarget | undefined
  readonly bodyOf: (events: readonly Event[]) => unknown
  readonly nameOf: (event: Event) => string
  readonly accepted: (event: Event) => void
  readonly failed: (error: string) => void
  readonly changed: () => void
}

export interface EventDeliveries {
  readonly kick: () => void
  readonly again: () => void
  readonly stop: () => void
}

const HOLD_MS = 3_000
const MOST_DELAY_S = 3600

const isAccepted = (answer: WebhookAnswer): boolean =>
  answer.kind === 'answered' && answer.status >= 200 && answer.status <= 299

/**
 * Posts events to the webhook, signed over the raw bytes with the app's secret, in no order and each by itself, until it is answered with
 * 200: https://developers.facebook.com/docs/graph-api/webhooks/getting-started
 */
export const deliverEvents = <Event extends QueuedEvent>(queue: EventQueue<Event>, log: WireLog): EventDeliveries => {
  const { clock } = queue
  const stopped = new AbortController()
  const busy = new Set<number>()
  let last: readonly Event[] = []
  let isHolding = false

  const post = async (events: readonly Event[]): Promise<WebhookAnswer> => {
    const [first] = events
    const target = first && queue.targetOf(first)
    if (!target) return { kind: 'failed', error: 'There is no webhook.' }
    const body = JSON.stringify(queue.bodyOf(events))
    const ended = log.begin({ direction: 'out', what: events.map(queue.nameOf).join(', '), sent: body })
    if (queue.delivery() === 'not at all') {
      ended('TLS', 'certificate verify failed')
      return { kind: 'failed', error: 'certificate verify failed' }
    }
    const signature = createHmac('sha256', target.secret).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature}`,
      'user-agent': 'facebookexternalua',
    }
    const answer = await postWebhook(new URL(target.url), headers, body, stopped.signal)
    ended(
      answer.kind === 'answered' ? answer.status : 'failed',
      answer.kind === 'answered' ? answer.body : answer.error,
    )
    return answer
  }

  const settle = (event: Event, answer: WebhookAnswer) => {
    if (isAccepted(answer)) {
      queue.remove(event)
      queue.accepted(event)
      return
    }
    queue.failed(answer.kind === 'answered' ? `HTTP ${answer.status} ${answer.reason}` : answer.error)
    event.failures += 1
    event.dueAt = clock.now() + Math.min(2 ** event.failures, MOST_DELAY_S) * 1000
    if (event.dueAt > event.expiresAt) queue.remove(event)
    else void clock.wait(event.dueAt - clock.now()).then(kick)
  }

  const deliver = async (events: readonly Event[]): Promise<void> => {
    for (const { id } of events) busy.add(id)
    const answer = await post(events)
    if (stopped.signal.aborted) return
    if (answer.kind === 'answered' && queue.delivery() === 'twice') await post(events)
    last = events
    for (const event of events) {
      busy.delete(event.id)
      settle(event, answer)
    }
    queue.changed()
  }

  const due = () =>
    queue
      .pending()
      .filter((event) => !busy.has(event.id) && event.dueAt <= clock.now() && queue.targetOf(event) !== undefined)

  const releaseHeld = async () => {
    const held = due()
    if (queue.delivery() === 'batched')
      for (const events of Object.values(Object.groupBy(held, (event) => queue.targetOf(event)?.url ?? '')))
        await deliver(events ?? [])
    else for (const event of held.toReversed()) await deliver([event])
    isHolding = false
    kick()
  }

  const kick = () => {
    if (stopped.signal.aborted || isHolding) return
    if (queue.delivery() === 'shuffled' || queue.delivery() === 'batched') {
      if (due().length === 0) return
      isHolding = true
      return void clock.wait(HOLD_MS).then(releaseHeld)
    }
    for (const event of due()) void deliver([event])
  }

  return {
    kick,
    again: () => {
      if (last.length > 0) void post(last).then(queue.changed)
    },
    stop: () => stopped.abort(),
  }
}
