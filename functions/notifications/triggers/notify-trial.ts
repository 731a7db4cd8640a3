import { TrialAdvanced } from '#events/billing/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import type { TrialStep } from '#shared/billing/entitlements'
import type { NotificationKind } from '#shared/notifications/schema'

const kinds = {
  'ends-soon': 'trial-ends',
  'ends-tomorrow': 'trial-ends',
  ended: 'trial-ended',
  'hosts-gone': 'trial-hosts-gone',
} as const satisfies Readonly<Record<TrialStep, NotificationKind>>

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Notifies an agency's team before its trial of whitelabel ends, when it has, and when its own domain is redirected. */
export const handler = consumer(TrialAdvanced, async ({ id, at, data }) => {
  const { workspaceId, step, endsAt, hostsUntil } = data
  const about = step === 'ended' ? dayOf(hostsUntil) : step === 'hosts-gone' ? '' : dayOf(endsAt)
  await createNotification({ workspaceId, kind: kinds[step], about, ts: at, eventId: id })
})
