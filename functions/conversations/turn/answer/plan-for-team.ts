import { messageWords } from '#features/models'
import type { PlannedTurn } from '#functions/conversations/turn/plan/plan-turn'
import { world } from '#lib/world'
import { conversationMessages } from '#shared/conversations/messages'
import type { ReplyContext } from './generate-reply.ts'

/**
 * A plan that notifies the team, as it is possible now: in a demo no one is there, and while the team is away the visitor
 * leaves a message instead of waiting. The only plans that read anything more.
 */
export const planForTeam = async (
  planned: PlannedTurn,
  message: string,
  { turn: { agent }, view: { head }, ports }: ReplyContext,
): Promise<PlannedTurn> => {
  const { plan } = planned
  if (!plan.tells) return planned
  if (ports.isDemo) return { ...planned, plan: { ...plan, words: conversationMessages.noHandoffInDemo } }
  if (plan.tells === 'message') return planned
  const { languageOfRequest } = await messageWords()
  const reader = { language: languageOfRequest(message) ?? head.lang, variables: plan.variables }
  const words = await ports.awayWords?.(agent, world().now(), reader)
  return words === undefined ? planned : { ...planned, plan: { ...plan, words, tells: 'message' } }
}
