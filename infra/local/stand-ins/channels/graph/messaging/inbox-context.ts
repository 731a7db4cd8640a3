import { randomBytes } from 'node:crypto'
import { appWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import type { MetaPage, MetaPerson } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import type { UploadedFile } from '#infra/local/stand-ins/channels/wire/read-parameters'
import type { InboxRules } from './inbox-kind.ts'
import {
  type Inbox,
  type InboxChat,
  type InboxEvent,
  type InboxMessage,
  type InboxState,
  psidOf,
} from './inbox-state.ts'

/** What a call or a person's act works on: the messages of one page or Instagram account. */
export interface InboxContext extends Pick<GraphParts, 'meta' | 'callbacks' | 'clock' | 'address'> {
  readonly rules: InboxRules
  readonly state: InboxState
  readonly inbox: Inbox
  readonly page: MetaPage
  readonly files: KeptFiles
  readonly changed: () => void
}

const KEPT = 500
/** Webhooks are tried for a day and a half: https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
const LIFETIME_MS = 36 * 3_600_000

export const newMid = ({ rules }: Pick<InboxContext, 'rules'>): string =>
  `${rules.kind === 'instagram' ? 'aWdfZAG1faXRlbToxOkl' : 'm_'}${randomBytes(48).toString('base64url')}`

export const personOf = ({ meta, inbox }: InboxContext, psid: string): MetaPerson | undefined =>
  meta.people.find(({ id }) => psidOf(inbox.id, id) === psid)

export const chatWith = ({ inbox }: InboxContext, psid: string): InboxChat => {
  const known = inbox.chats.find((chat) => chat.psid === psid)
  if (known) return known
  const chat: InboxChat = { psid, messages: [], isBlocked: false }
  inbox.chats.push(chat)
  return chat
}

export const addMessage = (chat: InboxChat, message: InboxMessage): void => {
  chat.messages.push(message)
  chat.messages.splice(0, chat.messages.length - KEPT)
  if (message.from === 'account') delete chat.doing
}

/** Keeps a file and returns its id. */
export const keepFile = ({ state, files }: InboxContext, { bytes, type, name }: UploadedFile): string => {
  state.lastId += 1
  const id = `${Date.UTC(2026, 0, 1) + state.lastId}_n`
  state.files[id] = { kept: files.put(bytes), type, name }
  return id
}

/** Where the bytes of a file are, for every holder of the address. */
export const fileAddress = ({ address, rules }: InboxContext, id: string): string =>
  `${address()}/files/${rules.kind}/${id}`

/** Apps to which the page is subscribed and whose webhook has the field; Instagram's fields are the app's alone. */
const subscribers = ({ meta, callbacks, page, rules }: InboxContext, field: string): readonly string[] =>
  Object.entries(page.subscriptions).flatMap(([appId, fields]) => {
    const webhook = appWebhook(meta, callbacks, appId, rules.object)
    return webhook?.fields.includes(field) && (rules.kind === 'instagram' || fields.includes(field)) ? [appId] : []
  })

/** Without its payload, which only the app that has the conversation gets. */
const inStandby = (item: InboxEvent['item']): InboxEvent['item'] =>
  'postback' in item ? { ...item, postback: { title: (item.postback as { title: string }).title } } : item

interface EventOptions {
  /** The person, and who of the two does it. */
  readonly psid: string
  readonly by: 'person' | 'account'
  /** The person's message that it is about. */
  readonly message?: string
}

/** Queues an event for the webhook of every app that is subscribed to its field; without one nobody is told. */
export const addEvent = (
  context: InboxContext,
  field: string,
  { psid, by, message }: EventOptions,
  item: Readonly<Record<string, unknown>>,
): void => {
  const { state, inbox, clock } = context
  const now = clock.now()
  const { isStandby } = inbox.faults
  const [sender, recipient] = by === 'person' ? [psid, inbox.id] : [inbox.id, psid]
  const whole = { sender: { id: sender }, recipient: { id: recipient }, timestamp: now, ...item }
  for (const appId of subscribers(context, isStandby ? 'standby' : field)) {
    state.lastId += 1
    inbox.pending.push({
      id: state.lastId,
      appId,
      field,
      list: isStandby ? 'standby' : 'messaging',
      item: isStandby ? inStandby(whole) : whole,
      expiresAt: now + LIFETIME_MS,
      failures: 0,
      dueAt: now,
      ...(message ? { message: { chat: psid, id: message } } : {}),
    })
  }
  context.changed()
}
