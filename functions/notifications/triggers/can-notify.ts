import { isWithinLimits } from '#functions/notifications/is-within-limits'

/** Limits a visitor who asks for a human agent again and again. */
const PER_CONVERSATION = 6
/** Limits a visitor who starts many conversations, so that other notifications remain visible. */
const PER_AGENT = 60
const windowSeconds = 3600

/** Whether the team may be notified once more of this conversation and its agent. */
export const canNotify = (
  { agentId, conversationId }: { readonly agentId: string; readonly conversationId: string },
  eventId: string,
): Promise<boolean> =>
  isWithinLimits(
    [
      { scope: `notification#${conversationId}`, perWindow: PER_CONVERSATION, windowSeconds },
      { scope: `notification#${agentId}`, perWindow: PER_AGENT, windowSeconds },
    ],
    { consumer: 'notifications/triggers/can-notify', eventId },
  )
