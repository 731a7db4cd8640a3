import { topicName } from '#shared/notifications/live'
import type { Change } from './publish-change.ts'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes to an agent's team that something of a conversation changed, but no message of it. Twice is harmless. */
export const publishAgentChange = ({ agentId, conversationId, at }: Omit<Change, 'messageId'>): Promise<void> =>
  publishToTopic(topicName({ kind: 'agent', agentId }), { type: 'changed', agentId, conversationId, messageId: '', at })
