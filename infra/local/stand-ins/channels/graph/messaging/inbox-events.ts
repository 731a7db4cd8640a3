import { appWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import type { EventQueue } from '#infra/local/stand-ins/channels/graph/deliver-events'
import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { InboxContext } from './inbox-context.ts'
import type { InboxEvent } from './inbox-state.ts'

const names = ['message', 'postback', 'reaction', 'delivery', 'read', 'message_edit']

const nameOf = ({ item, list }: InboxEvent): string => {
  const name = names.find((each) => each in item) ?? 'event'
  const isEcho = name === 'message' && (item.message as { is_echo?: boolean }).is_echo === true
  return `${list === 'standby' ? 'standby ' : ''}${isEcho ? 'echo' : name.replace('_', ' ')}`
}

/** The webhooks of a page or an Instagram account: https://developers.facebook.com/docs/messenger-platform/webhooks */
export const inboxEvents = (context: InboxContext): EventQueue<InboxEvent> => {
  const { inbox, meta, callbacks, rules, clock, changed } = context
  return {
    clock,
    changed,
    delivery: () => inbox.faults.delivery,
    pending: () => inbox.pending,
    remove: (event) => {
      inbox.pending = inbox.pending.filter((each) => each !== event)
    },
    targetOf: ({ appId }) => {
      const url = appWebhook(meta, callbacks, appId, rules.object)?.url
      return url ? { url, secret: appOf(appId)?.secret ?? '' } : undefined
    },
    bodyOf: (events) => ({
      object: rules.object,
      entry: events.map(({ list, item }) => ({ id: inbox.id, time: clock.now(), [list]: [item] })),
    }),
    nameOf,
    accepted: ({ message: about }) => {
      const chat = inbox.chats.find(({ psid }) => psid === about?.chat)
      const message = chat?.messages.find(({ id }) => id === about?.id)
      if (message) message.isDelivered = true
    },
    failed: (error) => {
      inbox.lastError = error
    },
  }
}
