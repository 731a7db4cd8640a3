import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { WebhookObject } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { InboxKind } from './inbox-state.ts'

/** In what Messenger and Instagram differ. */
export interface InboxRules {
  readonly kind: InboxKind
  readonly provider: string
  readonly object: Exclude<WebhookObject, 'whatsapp_business_account'>
  readonly isTooLong: (text: string) => boolean
  readonly mostText: string
  /** The fields by which webhooks are subscribed to; Instagram reports no deliveries. */
  readonly fields: { readonly echo: string; readonly read: string; readonly edit: string; readonly delivery?: string }
  readonly unknownPerson: () => GraphFailure
  readonly windowShut: () => GraphFailure
}

const POLICY = 'https://developers.facebook.com/docs/messenger-platform/policy-overview'
const window = (error_subcode: number): GraphFailure =>
  new GraphFailure(
    10,
    `(#10) This message is sent outside of allowed window. Learn more about the new policy here: ${POLICY}`,
    { error_subcode },
  )

/** https://developers.facebook.com/docs/messenger-platform/error-codes, …/reference/webhook-events */
export const messenger: InboxRules = {
  kind: 'messenger',
  provider: 'Messenger',
  object: 'page',
  isTooLong: (text) => text.length > 2000,
  mostText: '2000',
  fields: { echo: 'message_echoes', read: 'message_reads', edit: 'message_edits', delivery: 'message_deliveries' },
  unknownPerson: () => new GraphFailure(100, '(#100) No matching user found', { error_subcode: 2018001 }),
  windowShut: () => window(2018278),
}

/** https://developers.facebook.com/documentation/business-messaging/instagram-messaging/webhooks; the limit is counted in bytes */
export const instagram: InboxRules = {
  kind: 'instagram',
  provider: 'Instagram',
  object: 'instagram',
  isTooLong: (text) => Buffer.byteLength(text) > 1000,
  mostText: '1000',
  fields: { echo: 'messages', read: 'messaging_seen', edit: 'message_edit' },
  unknownPerson: () => new GraphFailure(100, '(#100) The requested user cannot be found.', { error_subcode: 2534014 }),
  windowShut: () => window(2534022),
}
