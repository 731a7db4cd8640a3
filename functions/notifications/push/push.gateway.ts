import webPush from 'web-push'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { log } from '#lib/log'
import type { PushDevice } from './store.ts'
import type { VapidKeys } from './vapid-keys.ts'

export interface PushMessage {
  /** JSON for the service worker, far below the 4,096 bytes that every push service takes. */
  readonly text: string
  /** One that waits at the push service is replaced by the next of the same topic (RFC 8030, section 5.4): 32 letters at most. */
  readonly topic: string
  readonly isUrgent: boolean
}

export interface Sender extends VapidKeys {
  /** Who runs the installation: `mailto:` or `https:`, for the push service's operator (RFC 8292, section 2.1). */
  readonly subject: string
}

/** How long a push service keeps a message for a browser that is offline. */
const TTL_SECONDS = 12 * 3600

/** The subscription has ended (RFC 8030, section 7.3), or its endpoint may not be called. */
const GONE_STATUS = new Set([404, 410])
const GONE_CODES = new Set(['bad-url', 'blocked-port', 'blocked-address'])

/**
 * Sends one message, encrypted for the browser (RFC 8291) and signed (RFC 8292). `failed` is anything that may succeed later:
 * too many requests, a service that is down, a timeout.
 */
export const sendPush = async (
  { workspaceId, endpoint, p256dh, auth }: PushDevice,
  { text, topic, isUrgent }: PushMessage,
  vapidDetails: Sender,
): Promise<'sent' | 'gone' | 'failed'> => {
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails,
    topic,
    TTL: TTL_SECONDS,
    urgency: isUrgent ? 'high' : 'normal',
    contentEncoding: 'aes128gcm',
  })
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]))
  const outcome = await safeFetch(endpoint, { method: 'POST', headers, body: details.body, maxBytes: 64 * 1024 })
  if (outcome.ok) return 'sent'
  if (GONE_STATUS.has(outcome.response?.status ?? 0) || GONE_CODES.has(outcome.code)) return 'gone'
  log('warn', 'a push service did not take a message', {
    workspaceId,
    code: outcome.code,
    status: outcome.response?.status ?? 0,
  })
  return 'failed'
}
