import { receiverOf } from '#functions/notifications/receiver-of'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { notifications } from './store.ts'

/** Marks notifications as seen, or only the inbox as opened, each in a write of its own, so that a deleted one does not block the others. */
export const markSeen: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/notifications/seen'> = async (
  { workspaceId, ids, onlyOpened },
  context,
) => {
  await marking(workspaceId, receiverOf(context), { ids, onlyOpened })
  return { success: true }
}

interface Marks {
  readonly ids: readonly string[]
  readonly onlyOpened: boolean | undefined
}

export const marking = async (workspaceId: string, receiver: string, { ids, onlyOpened }: Marks): Promise<void> => {
  const mark = (ID: string) =>
    attempt([
      notifications.changing(
        { workspaceId, receiver, ID },
        { set: onlyOpened ? { opened: true } : { seen: true } },
        { ID: present },
      ),
    ])
  await Promise.all([...new Set(ids)].map(mark))
}
