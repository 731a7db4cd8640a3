import { SourceChanged } from '#events/knowledge/events'
import { getImportOutcome } from '#features/knowledge'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'

/** Notifies the team of a source's first successful import, and of the first failure after a success. */
export const handler = consumer(SourceChanged, async ({ id, at, data }) => {
  const { workspaceId, agentId, sourceId, status } = data
  if (status !== 'indexed' && status !== 'failed') return
  const source = await getImportOutcome(agentId, sourceId)
  if (!source || source.status !== status || !source.isNotifiable) return
  await createNotification({
    workspaceId,
    kind: status === 'failed' ? 'source-failed' : 'source-imported',
    agentId,
    sourceId,
    about: source.title,
    ts: at,
    eventId: id,
  })
})
