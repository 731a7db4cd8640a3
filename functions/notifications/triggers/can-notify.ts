import { isWithinLimits } from '#functions/notifications/is-within-limits'

/** A visitor who asks for a person and takes it back again and again is told of this often. */
const PER_CONVERSATION = 6
/** However many conversations somebody begins: what comes beside it must still be seen. */
const PER_AGENT = 60
const windowSeconds = 3600

/** Whether the team has not yet heard often enough of a conversation and of its agent. */
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
