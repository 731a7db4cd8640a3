import type { Head } from '#functions/conversations/store'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { below, type Where } from '#lib/database/condition'

/**
 * The condition that a conversation may take one more message under the owner's limit per conversation. Messages to a human
 * agent neither count against it nor are refused for it: a visitor would be sent into a new conversation, away from them.
 */
export const underTurnLimit = ({ settings }: TurnContext['agent']): Where => {
  const { turnsPerConversation } = settings.security.spendGuards
  return turnsPerConversation > 0 ? { inbound: below(turnsPerConversation) } : {}
}

/** Whether a conversation, as it was read, has reached that limit. */
export const isFull = (
  { settings }: Pick<TurnContext['agent'], 'settings'>,
  { inbound }: Pick<Head, 'inbound'>,
): boolean => {
  const { turnsPerConversation } = settings.security.spendGuards
  return turnsPerConversation > 0 && inbound >= turnsPerConversation
}
