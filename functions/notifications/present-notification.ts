import type { ConversationAbout } from '#features/conversations'
import { environment } from '#lib/environment'
import { levelOf, type Notification } from '#shared/notifications/schema'
import type { StoredNotification } from './store.ts'

/** A notification as its receiver sees it, with what is known of the things it tells of right now. */
export const presentNotification = (
  it: StoredNotification,
  agentTitle = '',
  conversation: ConversationAbout | undefined,
): Notification => ({
  ID: it.ID,
  kind: it.occasion,
  notificationLevel: levelOf[it.occasion],
  about: conversation?.visitorName ?? it.about,
  body: (it.occasion === 'rated-low' ? conversation?.comment : conversation?.lastText) ?? '',
  ...(it.score === undefined ? {} : { score: it.score }),
  agentTitle,
  ts: it.ts,
  urlPathname: pathOf(it),
  seen: it.seen,
})

const pathOf = ({ agentId, conversationId, sourceId }: StoredNotification): string => {
  const region = `/app/${environment('REGION_NAME')}/agents`
  if (!agentId) return region
  if (conversationId) return `${region}/${agentId}/convos?chat=${conversationId}`
  return sourceId ? `${region}/${agentId}/kb?source=${sourceId}` : `${region}/${agentId}`
}
