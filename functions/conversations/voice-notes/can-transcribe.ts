import { balanceOf, spentToday } from '#features/billing'
import type { Head } from '#functions/conversations/store'
import { isConversationSpent } from '#functions/conversations/turn/lease/conversation-cap'
import { guardsOf } from '#functions/conversations/turn/lease/lease'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { MAX_CHARGED_SECONDS, transcriptionPrice } from '#shared/billing/transcription-price'

/** Whether an agent may transcribe a voice note now: its payer can pay for the longest one, and no spend guard is reached. */
export const canTranscribe = async (
  agent: LiveAgent,
  { visitor, milliCredits }: Pick<Head, 'visitor' | 'milliCredits'>,
): Promise<boolean> => {
  const { security, voiceConfig } = agent.settings
  if (security.spendGuards.isStopped || isConversationSpent(agent, milliCredits)) return false
  const guards = guardsOf({ agent, visitor }, world().now())
  const price = transcriptionPrice(voiceConfig.transcriber.modelId, MAX_CHARGED_SECONDS)
  const [balance, ...spent] = await Promise.all([
    balanceOf(agent.payer, price),
    ...guards.map(async ({ scope, cap }) => (await spentToday(scope, cap)) < cap),
  ])
  return balance >= price && spent.every(Boolean)
}
