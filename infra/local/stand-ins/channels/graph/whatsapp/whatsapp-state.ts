import type { QueuedEvent } from '#infra/local/stand-ins/channels/graph/deliver-events'
import type { GraphFaults } from '#infra/local/stand-ins/channels/graph/graph-faults'
import { localApps } from '#infra/local/stand-ins/channels/graph/local-app'
import { newToken } from '#infra/local/stand-ins/channels/graph/meta-state'

/** Someone on WhatsApp: a telephone number, and the id under which a business knows who hides it. */
export interface WhatsAppPerson {
  readonly waId: string
  readonly userId: string
  readonly name: string
  hidesNumber: boolean
}

export interface ReplyButton {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly kind: 'button_reply' | 'list_reply' | 'button' | 'url'
}

export interface WhatsAppMessage {
  readonly id: string
  /** `business`, or the waId of who wrote it. */
  readonly from: string
  readonly at: number
  readonly type: string
  readonly text: string
  readonly media?: {
    readonly kind: 'photo' | 'document' | 'voice'
    readonly id: string
    readonly name: string
    readonly seconds?: number
  }
  readonly place?: { readonly latitude: number; readonly longitude: number }
  readonly buttons?: readonly ReplyButton[]
  readonly replyTo?: string
  readonly callbackData?: string
  reaction?: string
  isDelivered?: boolean
  isRead?: boolean
}

export interface WhatsAppChat {
  readonly waId: string
  messages: WhatsAppMessage[]
  isBlocked: boolean
  /** When the person last wrote: for 24 hours the business may answer. */
  lastWroteAt?: number
  doing?: { readonly what: string; readonly until: number }
}

export interface NumberEvent extends QueuedEvent {
  readonly field: string
  readonly value: unknown
}

export interface NumberFaults extends GraphFaults {
  /** Another app is subscribed to the account too. */
  hasOtherApp?: boolean
  rejectsTemplates: boolean
}

export interface Template {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly category: string
  readonly components: readonly Readonly<Record<string, unknown>>[]
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  /** When its review is over. */
  readonly decidedAt: number
}

/** A number and, to keep it simple, the WhatsApp Business Account that has no other. */
export interface WhatsAppNumber {
  readonly id: string
  readonly wabaId: string
  readonly name: string
  readonly display: string
  /** Whose token it is, and who is subscribed. */
  appId: string
  /** The app whose facts its phone shows; absent: its own. */
  shownApp?: string
  token: string
  pin?: string
  isRegistered: boolean
  isSubscribed: boolean
  /** Instead of the app's own. */
  override?: { readonly url: string }
  /** The last code of the sign-up that gives its token. */
  code?: string
  /** The business account has no number yet. */
  isWithoutNumber?: boolean
  /** It stays in the WhatsApp Business app as well, which has registered it. */
  isOnBusinessApp?: boolean
  chats: WhatsAppChat[]
  pending: NumberEvent[]
  templates: Template[]
  faults: NumberFaults
  lastError?: string
}

export interface WhatsAppState {
  people: WhatsAppPerson[]
  numbers: WhatsAppNumber[]
  media: Record<
    string,
    { readonly kept: string; readonly type: string; readonly name: string; readonly number: string }
  >
  lastId: number
}

export const freshWhatsApp = (): WhatsAppState => ({
  people: [
    { waId: '4790555128', userId: 'NO.13491208655302741918', name: 'Sofie Dahl', hidesNumber: false },
    { waId: '351912440187', userId: 'PT.17763201844907715226', name: 'Rui Pires', hidesNumber: false },
    { waId: '4915112345678', userId: 'DE.10293847561029384756', name: 'Jonas Weber', hidesNumber: true },
  ],
  numbers: [],
  media: {},
  lastId: 0,
})

/** A number that is registered already, as one that was taken through the sign-up. */
export const newNumber = (state: WhatsAppState, name: string): WhatsAppNumber => {
  const count = state.numbers.length + 1
  const number: WhatsAppNumber = {
    id: String(106_540_352_242_900 + count),
    wabaId: String(102_290_129_340_300 + count),
    name,
    display: `+1 555 010 ${String(200 + count)}`,
    appId: localApps.eu.id,
    token: newToken(),
    isRegistered: true,
    isSubscribed: false,
    chats: [],
    pending: [],
    templates: [],
    faults: { limited: 0, hangs: 'no', delivery: 'as it should', isShut: false, rejectsTemplates: false },
  }
  state.numbers.push(number)
  return number
}
