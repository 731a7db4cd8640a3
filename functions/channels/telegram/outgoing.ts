import type { Outgoing } from '#functions/channels/provider/outbound'
import { botRequest } from './bot-request.ts'
import { telegramOutcome } from './outcome.ts'
import { planTelegram } from './plan.ts'

/** How Telegram is written to. Rates: Bot FAQ, "My bot is hitting limits". A group's id is negative. */
export const telegramOutgoing: Outgoing = {
  rates: {
    account: { count: 30, perMs: 1000 },
    chat: ({ to }) => (to.startsWith('-') ? { count: 20, perMs: 60_000 } : { count: 1, perMs: 1000 }),
  },
  plan: planTelegram,
  request: ({ method, body }, token) => botRequest(token, method, body),
  outcome: telegramOutcome,
}
