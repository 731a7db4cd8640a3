import type { BotContext } from './bot-context.ts'
import type { Bot, PendingUpdate } from './telegram-state.ts'

/** Those that come unless `allowed_updates` says otherwise: all but the ones that have to be asked for. */
const ASKED_FOR = new Set(['chat_member', 'message_reaction', 'message_reaction_count'])

export const isAllowed = ({ allowedUpdates }: Bot, type: string): boolean =>
  allowedUpdates?.length ? allowedUpdates.includes(type) : !ASKED_FOR.has(type)

/** How long an update waits for a webhook that accepts it. */
const LIFETIME_MS = 86_400_000

/**
 * Queues an update for the webhook: messages in order by chat, callback queries by user in a queue of their own. A type that the bot does
 * not want is dropped here, as at Telegram: allowing it later brings nothing back.
 */
export const addUpdate = (
  { bot, clock, changed }: BotContext,
  update: Pick<PendingUpdate, 'type' | 'payload' | 'queue' | 'message'>,
): void => {
  if (isAllowed(bot, update.type)) {
    bot.lastUpdateId += 1
    const now = clock.now()
    bot.pending.push({ ...update, update_id: bot.lastUpdateId, failures: 0, dueAt: now, expiresAt: now + LIFETIME_MS })
  }
  changed()
}
