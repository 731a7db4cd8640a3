import type { LiveAgent } from '#shared/agents/schema'
import type { Reply } from './reply.ts'

/** Whether a message that a reply passes on is written already: its node leaves messages. Words about an absent team ask for one. */
export const isLeftWritten = ({ settings }: LiveAgent, { nodeId }: Pick<Reply, 'nodeId'>): boolean =>
  settings.nodes.some(({ id, tells }) => id === nodeId && tells === 'message')
