import type { ConversationPreview } from '#features/conversations'
import { environment } from '#lib/environment'
import { levelOf, type Notification, type NotificationKind } from '#shared/notifications/schema'
import type { StoredNotification } from './store.ts'

/** A notification as its receiver sees it, with the current titles and texts of what it is about. */
export const presentNotification = (
  it: StoredNotification,
  agentTitle = '',
  conversation: ConversationPreview | undefined,
): Notification => ({
  ID: it.ID,
  kind: it.occasion,
  notificationLevel: levelOf[it.occasion],
  about: conversation?.visitorName ?? it.about,
  body: bodyOf(it, conversation),
  ...(it.score === undefined ? {} : { score: it.score }),
  ...(it.cause ? { cause: it.cause } : {}),
  ...(it.spent ? { spent: it.spent } : {}),
  agentTitle,
  ts: it.ts,
  urlPathname: pathOf(it),
  seen: it.seen,
  // older ones were seen by opening the inbox, or announced
  opened: it.opened ?? it.seen,
  isWaiting: it.occasion === 'person-requested' && conversation?.isWaiting === true,
})

/** The visitor's own words, never the agent's; of a channel its provider's. */
const bodyOf = ({ occasion, reason }: StoredNotification, conversation: ConversationPreview | undefined): string =>
  reason ?? (occasion === 'rated-low' ? conversation?.comment : conversation?.visitorText) ?? ''

/** Notifications that lead to the setting which they are about. */
const securityKinds: readonly NotificationKind[] = ['spend-guard-alert', 'spend-guard-reached', 'origin-refused']

const pathOf = ({ occasion, agentId, conversationId, sourceId, crawlId, channel }: StoredNotification): string => {
  const app = `/app/${environment('REGION_NAME')}`
  if (crawlId) return `${app}/automations/${crawlId}`
  if (occasion.startsWith('trial-')) return `${app}/agency`
  if (!agentId) return `${app}/agents`
  if (conversationId) return `${app}/agents/${agentId}/convos?chat=${conversationId}`
  if (sourceId) return `${app}/agents/${agentId}/kb?source=${sourceId}`
  if (channel) return `${app}/agents/${agentId}/channels?panel=${channel}`
  return `${app}/agents/${agentId}${securityKinds.includes(occasion) ? '/settings?tab=security' : ''}`
}
