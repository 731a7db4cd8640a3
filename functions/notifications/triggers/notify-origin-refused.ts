import { OriginRefused } from '#events/conversations/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { notificationMarkers } from '#functions/notifications/inbox/store'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { consumer } from '#lib/events/consumer'

/** A caller can make up origins, which must not push other notifications out of sight. */
const PER_AGENT_AND_DAY = 5

/** Notifies the team that a website tried to embed the agent and is not allowed to: once a day for each website. */
export const handler = consumer(OriginRefused, async ({ id, at, data: { workspaceId, agentId, origin } }) => {
  const marker = `origin#${agentId}#${origin}#${new Date(at).toISOString().slice(0, 10)}`
  if (await notificationMarkers.get({ workspaceId, what: marker })) return
  const limit = { scope: `origin-notified#${agentId}`, perWindow: PER_AGENT_AND_DAY, windowSeconds: 24 * 3600 }
  if (!(await isWithinLimits([limit], { consumer: 'notifications/triggers/notify-origin-refused', eventId: id })))
    return
  await createNotification({
    workspaceId,
    kind: 'origin-refused',
    agentId,
    about: URL.parse(origin)?.host ?? origin,
    marker,
    ts: at,
    eventId: id,
  })
})
