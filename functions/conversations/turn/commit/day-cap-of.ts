import type { Held } from '#functions/conversations/store'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { MILLI } from '#shared/billing/milli-credits'

/** What the reply's event says of the agent's daily cap, so that who alerts the team needs no agent; nothing without alerts. */
export const dayCapOf = ({ agent }: TurnContext, { reserved }: Held) => {
  const { perDay, alertAt } = agent.settings.security.spendGuards
  const day = reserved.find(({ scope }) => scope.visitor === undefined)?.day
  return day === undefined || perDay === 0 || alertAt.length === 0
    ? {}
    : { dayCap: { day, milliCredits: perDay * MILLI, alertAt } }
}
