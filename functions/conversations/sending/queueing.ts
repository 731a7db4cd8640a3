import { SendQueued } from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import type { Head, StoredMessage } from '#functions/conversations/store'
import type { Write } from '#lib/database/write'
import { waitingSends } from './store.ts'

export type SentHead = Pick<Head, 'agentId' | 'workspaceId' | 'channel' | 'lang' | 'route' | 'visitorAt'>

export interface Sends {
  readonly writes: readonly Write[]
  readonly events: readonly EventDraft[]
}

/** The rows and the event of queued messages, for the transaction that stores them: no message is without its row, no row without its message. */
export const queueing = (
  { agentId, workspaceId, channel, lang, route, visitorAt }: SentHead,
  messages: readonly (StoredMessage | undefined)[],
): Sends => {
  const queued = messages.flatMap((message) => (message?.delivery?.state === 'queued' ? [message] : []))
  if (!route || queued.length === 0) return { writes: [], events: [] }
  const { account, to, thread } = route
  return {
    writes: queued.map(({ conversationId, id, at }) =>
      waitingSends.creating({
        account,
        conversationId,
        messageId: id,
        agentId,
        workspaceId,
        channel,
        to,
        ...(thread === undefined ? {} : { thread }),
        ...(lang === undefined ? {} : { lang }),
        ...(visitorAt === undefined ? {} : { visitorAt }),
        at,
        state: 'queued',
        next: 0,
        attempts: 0,
      }),
    ),
    events: [SendQueued({ account })],
  }
}
