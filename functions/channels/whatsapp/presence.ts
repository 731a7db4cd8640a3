import { graphUrl } from '#functions/channels/meta/graph-url'
import type { Presence } from '#functions/channels/provider/presence'
import { externalIdOf } from '#shared/channels/external-id-of'

/**
 * The visitor's message is marked as read, with those before it, and "typing…" is shown for 25 seconds or until the answer.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/typing-indicators
 */
export const whatsappPresence: Presence = {
  typing: {
    lastsMs: 25_000,
    request: ({ messageId }, { account, token }) => ({
      url: graphUrl(`${externalIdOf(account)}/messages`),
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        status: 'read',
        message_id: messageId,
        typing_indicator: { type: 'text' },
      }),
      timeoutMs: 5000,
      maxBytes: 16_384,
    }),
  },
}
