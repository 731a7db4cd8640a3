import type { Channel } from './schema.ts'

const HOUR_MS = 3_600_000

/**
 * How long after a visitor's last message people may answer it with words of their own. WhatsApp's customer service window:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages; Messenger and Instagram, by the
 * tag for people: https://developers.facebook.com/docs/messenger-platform/policy/policy-overview
 */
const windows: Partial<Readonly<Record<Channel, number>>> = {
  whatsapp: 24 * HOUR_MS,
  messenger: 7 * 24 * HOUR_MS,
  instagram: 7 * 24 * HOUR_MS,
}

/** Until when a member may answer, in milliseconds; `undefined` where there is no such limit. A visitor who never wrote there: 0. */
export const replyUntil = (
  channel: Channel,
  { visitorAt, route }: { readonly visitorAt?: number | undefined; readonly route?: unknown },
): number | undefined => {
  const window = windows[channel]
  if (window === undefined || route === undefined) return undefined
  return visitorAt === undefined ? 0 : visitorAt + window
}

/**
 * Until when providers take what no person says, in milliseconds: a day after the visitor's last message, since the week of Messenger and
 * Instagram is for people. `undefined` where there is no such limit.
 */
export const productUntil = (channel: Channel, visitorAt = 0): number | undefined =>
  windows[channel] === undefined ? undefined : visitorAt + 24 * HOUR_MS
