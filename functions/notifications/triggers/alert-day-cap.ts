import type { ReplyCommitted } from '#events/conversations/events'
import type { DataOf, EventEnvelope } from '#events/event'
import { spentOn } from '#features/billing'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { notificationMarkers } from '#functions/notifications/inbox/store'
import { toCredits } from '#shared/billing/milli-credits'
import { capMarker } from './cap-marker.ts'

/**
 * Notifies the team when an agent's spending has passed a percentage of its daily cap: once for each, agent and day. What the
 * team was told is an amount, so a cap that is raised alerts at its own, higher ones, and not at those that the day has passed.
 * Holds of running turns count, as they do for the cap.
 */
export const alertDayCap = async ({
  id,
  at,
  data: { workspaceId, agentId, dayCap },
}: EventEnvelope<DataOf<typeof ReplyCommitted>>): Promise<void> => {
  if (!dayCap) return
  const { day, milliCredits: cap, alertAt } = dayCap
  const figures = alertAt.map((percent) => Math.ceil((percent * cap) / 100))
  const spent = await spentOn(day, { agentId }, Math.min(...figures))
  const figure = Math.max(...figures.filter((one) => one <= spent))
  if (!Number.isFinite(figure)) return
  const what = capMarker(agentId, day)
  const marked = await notificationMarkers.get({ workspaceId, what })
  if (marked?.figure !== undefined && marked.figure >= figure) return
  await createNotification({
    workspaceId,
    agentId,
    kind: figure >= cap ? 'spend-guard-reached' : 'spend-guard-alert',
    about: '',
    spent: { credits: toCredits(spent), limit: toCredits(cap) },
    marker: { what, figure },
    ts: at,
    eventId: id,
  })
}
