import { graphUrl } from '#functions/channels/meta/graph-url'
import type { Outgoing } from '#functions/channels/provider/outbound'
import { externalIdOf } from '#shared/channels/external-id-of'
import { kindOf } from '#shared/channels/kinds'
import { messengerOutcome } from './outcome.ts'
import { planMessenger } from './plan.ts'

const ANSWER_BYTES = 65_536

/**
 * How Messenger and Instagram are written to, with the page's token. An Instagram account's messages are sent by its page, which is
 * the one that the token belongs to: `me`.
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/send-message
 * Rates: https://developers.facebook.com/docs/messenger-platform/overview/rate-limiting (300 a second for an account; for a chat Meta
 * names no figure, and slows down who writes too much).
 */
export const messengerOutgoing: Outgoing = {
  rates: { account: { count: 250, perMs: 1000 }, chat: () => ({ count: 3, perMs: 1000 }) },
  plan: planMessenger,
  request: ({ method, body }, token, account) => ({
    url: graphUrl(`${kindOf(account) === 'messenger' ? externalIdOf(account) : 'me'}/${method}`),
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    timeoutMs: 8000,
    maxBytes: ANSWER_BYTES,
  }),
  outcome: messengerOutcome,
}
