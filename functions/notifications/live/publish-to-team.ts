import { getSummary } from '#features/conversations'
import { actorName } from '#lib/auth/actor-name'
import { world } from '#lib/world'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

export interface Change {
  readonly agentId: string
  readonly conversationId: string
  /** Empty if no message was stored. */
  readonly messageId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Publishes a change of a conversation to the dashboards that show its agent's Chats, with the list's row, so that none of
 * them has to fetch the list. The row is read once, and only if a dashboard is open.
 */
export const publishToTeam = async (change: Change): Promise<void> => {
  const read = async () => {
    const at = world().now()
    return { at, summaryFor: await getSummary(change) }
  }
  let reading: ReturnType<typeof read> | undefined
  await publishToTopic(topicName({ kind: 'agent', agentId: change.agentId }), async (member) => {
    reading ??= read()
    const { at, summaryFor } = await reading
    return {
      type: 'changed',
      ...change,
      ...(summaryFor ? { row: { at, summary: summaryFor(actorName(member)) } } : {}),
    }
  })
}
