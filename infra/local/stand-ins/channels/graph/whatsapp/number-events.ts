import { appWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import type { EventQueue } from '#infra/local/stand-ins/channels/graph/deliver-events'
import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { NumberContext } from './number-context.ts'
import type { NumberEvent } from './whatsapp-state.ts'

/** Where a number's webhooks go: the address that its account has of its own, or the app's. */
export const webhookOf = ({ meta, callbacks, number }: Pick<NumberContext, 'meta' | 'callbacks' | 'number'>) =>
  number.override?.url ?? appWebhook(meta, callbacks, number.appId, 'whatsapp_business_account')?.url

const nameOf = ({ field, value }: NumberEvent): string => {
  const { statuses, messages } = value as { statuses?: { status: string }[]; messages?: { type: string }[] }
  if (statuses) return `status ${statuses[0]?.status}`
  return messages ? `message ${messages[0]?.type}` : field
}

/** The webhooks of a number: https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/overview */
export const numberEvents = (context: NumberContext): EventQueue<NumberEvent> => {
  const { number, clock, changed } = context
  return {
    clock,
    changed,
    delivery: () => number.faults.delivery,
    pending: () => number.pending,
    remove: (event) => {
      number.pending = number.pending.filter((each) => each !== event)
    },
    targetOf: () => {
      const url = webhookOf(context)
      return url && number.isSubscribed ? { url, secret: appOf(number.appId)?.secret ?? '' } : undefined
    },
    bodyOf: (events) => ({
      object: 'whatsapp_business_account',
      entry: [{ id: number.wabaId, changes: events.map(({ field, value }) => ({ value, field })) }],
    }),
    nameOf,
    accepted: ({ message: about }) => {
      const chat = number.chats.find(({ waId }) => waId === about?.chat)
      const message = chat?.messages.find(({ id }) => id === about?.id)
      if (message) message.isDelivered = true
    },
    failed: (error) => {
      number.lastError = error
    },
  }
}
