import { below, type Where } from '#lib/database/condition'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'

type Agent = Pick<LiveAgent, 'settings'>

const capOf = ({ settings }: Agent): number => settings.security.spendGuards.perConversation * MILLI

/** Whether a conversation that has spent so many milli-credits is at the agent's cap. 0 is no cap. */
export const isConversationSpent = (agent: Agent, milliCredits: number): boolean =>
  capOf(agent) > 0 && milliCredits >= capOf(agent)

/** The head's condition that the conversation stays under the cap when it is charged so many milli-credits first. */
export const underConversationCap = (agent: Agent, milliCredits = 0): Where =>
  capOf(agent) > 0 ? { milliCredits: below(capOf(agent) - milliCredits) } : {}
