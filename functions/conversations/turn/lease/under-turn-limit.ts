import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { below, type Where } from '#lib/database/condition'

/** The condition that a conversation may take one more message under the owner's limit per conversation. */
export const underTurnLimit = ({ settings }: TurnContext['agent']): Where => {
  const { turnsPerConversation } = settings.security.spendGuards
  return turnsPerConversation > 0 ? { inbound: below(turnsPerConversation) } : {}
}
