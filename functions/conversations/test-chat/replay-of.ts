import { mergeVariables } from '#functions/conversations/merge-variables'
import { modelText } from '#functions/conversations/message-text'
import type { StoredMessage } from '#functions/conversations/store'
import { attachmentNote } from '#shared/conversations/attachments/attachment-notes'

/** A conversation as it stood before something was asked, and what came of it. */
export interface Replay {
  /** Oldest first. */
  readonly history: readonly StoredMessage[]
  /** What was asked: one message, or the burst that one reply answered. */
  readonly text: string
  /** What the agent, or a person, answered. */
  readonly original: readonly StoredMessage[]
  /** Absent where nobody kept it: the agent's beginning is meant. */
  readonly nodeId?: string
  readonly variables: Readonly<Record<string, string>>
}

/** Cuts a conversation at a visitor's message; nothing when there is no such message of a visitor. */
export const replayOf = (messages: readonly StoredMessage[], messageId: string): Replay | undefined => {
  const asked = messages.find(({ id, role }) => id === messageId && role === 'visitor')
  if (!asked) return undefined
  const reply = messages.find(({ answers = [] }) => answers.includes(messageId))
  const burst = new Set([messageId, ...(reply?.answers ?? [])])
  const first = messages.findIndex(({ id }) => burst.has(id))
  const history = messages.slice(0, first)
  const later = messages.slice(first).filter(({ id }) => !burst.has(id))
  const next = later.findIndex(({ role }) => role === 'visitor')
  const stood = history.findLast(({ stands }) => stands)?.stands
  return {
    history,
    text: messages
      .filter(({ id }) => burst.has(id))
      // without what files say: it is more than can be said again
      .map((message) =>
        modelText({ ...message, note: message.attachments?.map((one) => attachmentNote(one)).join('\n') }),
      )
      .join('\n'),
    original: later
      .slice(0, next === -1 ? undefined : next)
      .filter(({ role }) => role === 'agent' || role === 'person'),
    variables: stood?.variables ?? mergeVariables({}, history),
    ...(stood?.nodeId ? { nodeId: stood.nodeId } : {}),
  }
}
