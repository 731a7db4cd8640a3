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
  ...bodyOf(it, conversation),
  ...(it.score === undefined ? {} : { score: it.score }),
  ...(it.spent ? { spent: it.spent } : {}),
  agentTitle,
  ts: it.ts,
  urlPathname: pathOf(it),
  seen: it.seen,
})

const bodyOf = (
  { occasion }: StoredNotification,
  conversation: ConversationPreview | undefined,
): Pick<Notification, 'body' | 'bodyKey'> => {
  if (!conversation) return { body: '' }
  if (occasion === 'rated-low') return { body: conversation.comment }
  const { lastText, lastTextKey } = conversation
  return { body: lastText, ...(lastTextKey ? { bodyKey: lastTextKey } : {}) }
}

/** Notifications that lead to the setting which they are about. */
const securityKinds: readonly NotificationKind[] = ['spend-guard-alert', 'spend-guard-reached']

const pathOf = ({ occasion, agentId, conversationId, sourceId, crawlId }: StoredNotification): string => {
  const app = `/app/${environment('REGION_NAME')}`
  if (crawlId) return `${app}/automations/${crawlId}`
  if (!agentId) return `${app}/agents`
  if (conversationId) return `${app}/agents/${agentId}/convos?chat=${conversationId}`
  if (sourceId) return `${app}/agents/${agentId}/kb?source=${sourceId}`
  return `${app}/agents/${agentId}${securityKinds.includes(occasion) ? '/settings?tab=security' : ''}`
}
