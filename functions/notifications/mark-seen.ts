import type { Verb } from '#lib/api'
import { attempt } from '#lib/commit'
import { present } from '#lib/condition'
import type { notifications as routes } from '#shared/notifications/routes'
import { receiverOf } from './receiver-of.ts'
import { notifications } from './store.ts'

/** The caller has seen these. Each on its own, so that one that is gone leaves the others. */
export const markSeen: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/notifications/seen'> = async (
  { workspaceId, ids },
  context,
) => {
  const receiver = receiverOf(context)
  const mark = (ID: string) =>
    attempt([notifications.changing({ workspaceId, receiver, ID }, { set: { seen: true } }, { ID: present })])
  await Promise.all([...new Set(ids)].map(mark))
  return { success: true }
}
