import type { StoredMessage } from '#features/conversations'
import type { PlanContext } from '#functions/channels/provider/outbound'

const DAY_MS = 24 * 3600_000

/**
 * What Meta is told about why a message comes: an answer, or, after a day, what a person still writes about the visitor's question,
 * for six days more. What the agent itself says after a day is not sent under a person's name, and Meta refuses it.
 * https://developers.facebook.com/docs/messenger-platform/policy/policy-overview
 */
export const messagingType = (
  { role }: Pick<StoredMessage, 'role'>,
  { sinceVisitorMs = 0 }: PlanContext,
): { readonly messaging_type: 'RESPONSE' } | { readonly messaging_type: 'MESSAGE_TAG'; readonly tag: 'HUMAN_AGENT' } =>
  role === 'person' && sinceVisitorMs > DAY_MS
    ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    : { messaging_type: 'RESPONSE' }
