import { HolderChanged } from '#events/conversations/events'
import { consumer } from '#lib/consumer'
import { createNotification } from './create-notification.ts'
import { mayNote } from './may-note.ts'

/** Notifies the team that a visitor waits for a person. */
export const handler = consumer(HolderChanged, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, to, isTest } = data
  if (to !== 'requested_chat' || isTest || !(await mayNote(data, id))) return
  await createNotification({
    workspaceId,
    kind: 'person-requested',
    agentId,
    conversationId,
    about: '',
    ts: at,
    eventId: id,
  })
})
