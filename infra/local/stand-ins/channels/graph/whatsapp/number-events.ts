import { appWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import type { EventQueue } from '#infra/local/stand-ins/channels/graph/deliver-events'
import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { NumberContext } from './number-context.ts'
import type { NumberEvent } from './whatsapp-state.ts'

/** Fields that the address of an account's own gets; all else goes to the app's, templates above all. */
const OVERRIDDEN = ['messages', 'smb_message_echoes']

/**
 * Where a number's webhooks of a field go: https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/override
 */
export const webhookOf = ({ meta, callbacks, number }: NumberContext, field: string): string | undefined => {
  if (number.override && OVERRIDDEN.includes(field)) return number.override.url
  const webhook = appWebhook(meta, callbacks, number.appId, 'whatsapp_business_account')
  return webhook?.fields.includes(field) ? webhook.url : undefined
}

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
    targetOf: ({ field }) => {
      const url = webhookOf(context, field)
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
