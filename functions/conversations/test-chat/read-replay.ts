import { heads, messages } from '#functions/conversations/store'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { type Replay, replayOf } from './replay-of.ts'

/** The most messages before the question, and the most between the question and its reply. */
const BEFORE = 40
const AFTER = 20

/** The replay of a conversation of this agent from a visitor's message; `not-found` for anything else. */
export const readReplay = async (
  agentId: string,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): Promise<Replay> => {
  const partition = `CONV#${conversationId}`
  const [head, before, after] = await Promise.all([
    heads.get({ conversationId }),
    messages.between(partition, 'MSG#', `MSG#${messageId}`, { newestFirst: true, limit: BEFORE }),
    messages.between(partition, `MSG#${messageId}~`, 'MSG#~', { limit: AFTER }),
  ])
  const replay =
    head?.agentId === agentId ? replayOf([...before.items.toReversed(), ...after.items], messageId) : undefined
  if (!replay) throw new Problem('not-found', conversationText('notFound'))
  return replay
}
