import { graphUrl } from '#functions/channels/meta/graph-url'
import type { Outgoing } from '#functions/channels/provider/outbound'
import { externalIdOf } from '#shared/channels/external-id-of'
import { whatsappOutcome } from './outcome.ts'
import { planWhatsapp } from './plan.ts'

const ANSWER_BYTES = 65_536

/**
 * How WhatsApp is written to. Rates: 80 a second for a number, and to one person one in six seconds, of which some may be borrowed:
 * ten at once, which is the most that a message is, then none for a minute.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/throughput
 */
export const whatsappOutgoing: Outgoing = {
  rates: { account: { count: 80, perMs: 1000 }, chat: () => ({ count: 10, perMs: 60_000 }) },
  plan: planWhatsapp,
  request: ({ method, body }, token, account) => ({
    url: graphUrl(`${externalIdOf(account)}/${method}`),
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    timeoutMs: 8000,
    maxBytes: ANSWER_BYTES,
  }),
  outcome: whatsappOutcome,
}
