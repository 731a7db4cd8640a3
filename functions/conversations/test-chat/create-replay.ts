import { ConversationStarted } from '#events/conversations/events'
import { presentMessage } from '#functions/conversations/present-message'
import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { greeting } from '#functions/conversations/turn/plan/greeting'
import { commit } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import type { Message } from '#shared/conversations/schema'
import type { Replay } from './replay-of.ts'
import { TEST_VISITOR } from './test-visitor.ts'

const RETENTION_SECONDS = 24 * 3600

/**
 * A test conversation that begins with a copy of another one's history, which stays unchanged. It expires after a day, so
 * that a visitor's messages do not long outlive a conversation that they have deleted.
 */
export const createReplay = async (
  agent: LiveAgent,
  version: Head['version'],
  replay: Replay,
): Promise<{ readonly conversationId: string; readonly messages: readonly Message[] }> => {
  const now = world().now()
  const conversationId = ulid(now)
  const { agentId, workspaceId, settings } = agent
  const expiry = { forgetAt: Math.floor(now / 1000) + RETENTION_SECONDS }
  const copies = copyMessages(replay.history, conversationId, now).map((copy) => ({ ...copy, ...expiry }))
  const answered = copies.filter(({ role, isForPerson }) => role === 'visitor' && !isForPerson).length
  const nodeId = replay.nodeId ?? greeting(settings, replay.variables).nodeId
  await commit(
    [
      heads.creating({
        conversationId,
        agentId,
        workspaceId,
        channel: 'test',
        state: 'ai-chatting',
        startedAt: now,
        lastAt: now,
        lastText: '',
        visitor: TEST_VISITOR,
        isTest: true,
        version,
        inbound: answered,
        answered,
        turns: copies.reduce((most, { turn = 0 }) => Math.max(most, turn), 0),
        milliCredits: 0,
        variables: { ...replay.variables },
        ...(nodeId ? { nodeId } : {}),
        ...expiry,
      }),
      ...copies.map((copy) => messages.creating(copy)),
    ],
    [ConversationStarted({ workspaceId, agentId, conversationId, channel: 'test', isTest: true })],
  )
  return { conversationId, messages: copies.map(presentMessage) }
}

/** Copies with new ids, earlier than any message from now on. A message that no reply answers owes none in the copy. */
const copyMessages = (
  history: readonly StoredMessage[],
  conversationId: string,
  now: number,
): readonly StoredMessage[] => {
  const idOf = new Map(history.map(({ id }, at) => [id, ulid(now - history.length + at)]))
  const answered = new Set(history.flatMap(({ answers = [] }) => answers))
  return history.map(({ answers, isForPerson, form, forgetAt, ...message }) => ({
    ...message,
    ...(message.attachments
      ? { filesOf: message.filesOf ?? { conversationId: message.conversationId, isBrief: forgetAt !== undefined } }
      : {}),
    ...(form ? { form: { ...form, messageId: idOf.get(form.messageId) ?? form.messageId } } : {}),
    conversationId,
    id: idOf.get(message.id) ?? message.id,
    ...(answers ? { answers: answers.flatMap((id) => idOf.get(id) ?? []) } : {}),
    ...(isForPerson || (message.role === 'visitor' && !answered.has(message.id)) ? { isForPerson: true } : {}),
  }))
}
