import { spendDay } from '#features/billing'
import type { Head } from '#functions/conversations/store'
import type { Item } from '#infra/local/database/engine/expressions'
import type { LiveAgent } from '#shared/agents/schema'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** When a ledger line's id was made, in milliseconds; a line of what came back has its charge's. */
const madeAt = (id: string): number =>
  [...id.slice(0, 10)].reduce((time, letter) => 32 * time + LETTERS.indexOf(letter), 0)

/** The capped days that a voice note's ledger line counts against. */
export const cappedDays = (
  { reason, id, agentId, conversationId }: Item,
  agents: readonly LiveAgent[],
  conversations: readonly Head[],
): readonly string[] => {
  const guards = agents.find((agent) => agent.agentId === agentId)?.settings.security.spendGuards
  const visitor = conversations.find((head) => head.conversationId === conversationId)?.visitor
  if (reason !== 'voice-note' || !guards) return []
  const day = spendDay(madeAt(String(id)))
  return [
    ...(guards.perDay > 0 ? [`SPEND#AGT#${agentId}#${day}`] : []),
    ...(guards.perVisitorPerDay > 0 ? [`SPEND#VIS#${agentId}#${visitor}#${day}`] : []),
  ]
}
