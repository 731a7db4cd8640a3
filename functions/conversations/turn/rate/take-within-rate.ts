import type { InboundMessage } from '#functions/conversations/turn/lease/message-writes'
import type { TakeOutcome } from '#functions/conversations/turn/lease/take-outcome'
import { takeTurn } from '#functions/conversations/turn/lease/take-turn'
import type { Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { afterAnswer } from '#lib/invocation'

/** Takes the turn unless the agent or its payer has too many; the count runs beside the first round trip. */
export const takeWithinRate = async (
  turn: TurnContext,
  inbound: InboundMessage,
  { turnLimits }: Ports,
): Promise<TakeOutcome> => {
  const retryAfter = turnLimits?.retryAfter(turn)
  if (retryAfter !== undefined) return { kind: 'limited', retryAfter }
  const counting = turnLimits?.count(turn)
  const outcome = await takeTurn(turn, inbound)
  if (counting) await afterAnswer(() => counting)
  return outcome
}
