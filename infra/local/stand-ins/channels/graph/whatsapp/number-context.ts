import type { MetaState } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import type { NumberEvent, WhatsAppChat, WhatsAppMessage, WhatsAppNumber, WhatsAppState } from './whatsapp-state.ts'

/** What a call or a person's act works on: one number, among all. */
export interface NumberContext {
  readonly state: WhatsAppState
  readonly meta: MetaState
  /** The webhook of an app that set none itself. */
  readonly callbacks: Readonly<Record<string, string>>
  readonly number: WhatsAppNumber
  readonly files: KeptFiles
  readonly clock: Clock
  readonly changed: () => void
}

const KEPT = 500
/** Webhooks are tried for seven days. */
const LIFETIME_MS = 7 * 86_400_000

export const newWamid = ({ state }: NumberContext, waId: string): string => {
  state.lastId += 1
  return `wamid.${Buffer.from(`\x1d\x05\x0b${waId}\x15\x02\x00\x12\x18${String(state.lastId).padStart(20, '0')}`).toString('base64')}`
}

export const chatWith = ({ number }: NumberContext, waId: string): WhatsAppChat => {
  const known = number.chats.find((chat) => chat.waId === waId)
  if (known) return known
  const chat: WhatsAppChat = { waId, messages: [], isBlocked: false }
  number.chats.push(chat)
  return chat
}

export const addMessage = (chat: WhatsAppChat, message: WhatsAppMessage): void => {
  chat.messages.push(message)
  chat.messages.splice(0, chat.messages.length - KEPT)
  if (message.from === 'business') delete chat.doing
}

/** Times are whole seconds, as text. */
export const stamp = ({ now }: Clock): string => String(Math.floor(now() / 1000))

/** Queues a change for the webhook. `about`: the person's message that it is about. */
export const addEvent = (
  { state, number, clock, changed }: NumberContext,
  field: string,
  value: Readonly<Record<string, unknown>>,
  about?: NumberEvent['message'],
): void => {
  state.lastId += 1
  const now = clock.now()
  number.pending.push({
    id: state.lastId,
    field,
    value,
    expiresAt: now + LIFETIME_MS,
    failures: 0,
    dueAt: now,
    ...(about ? { message: about } : {}),
  })
  changed()
}

/** What every change about messages begins with. */
export const messageValue = ({ number }: NumberContext) => ({
  messaging_product: 'whatsapp',
  metadata: { display_phone_number: number.display.replace(/\D/g, ''), phone_number_id: number.id },
})
