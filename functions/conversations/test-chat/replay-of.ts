import { mergeVariables } from '#functions/conversations/merge-variables'
import { modelText } from '#functions/conversations/message-text'
import type { StoredMessage } from '#functions/conversations/store'
import { attachmentNote } from '#shared/conversations/attachments/attachment-notes'

/** A conversation before one of the visitor's questions, and the original reply. */
export interface Replay {
  /** Oldest first. */
  readonly history: readonly StoredMessage[]
  /** The question: one message, or the burst that one reply answered. */
  readonly text: string
  /** The original replies, the agent's or a human agent's. */
  readonly original: readonly StoredMessage[]
  /** The current node; absent in old conversations, which start at the start node. */
  readonly nodeId?: string
  readonly variables: Readonly<Record<string, string>>
}

/** Splits a conversation at a visitor's message; `undefined` when the visitor wrote no such message. */
export const replayOf = (messages: readonly StoredMessage[], messageId: string): Replay | undefined => {
  const asked = messages.find(({ id, role }) => id === messageId && role === 'visitor')
  if (!asked) return undefined
  const reply = messages.find(({ answers = [] }) => answers.includes(messageId))
  const burst = new Set([messageId, ...(reply?.answers ?? [])])
  const first = messages.findIndex(({ id }) => burst.has(id))
  const history = messages.slice(0, first)
  const later = messages.slice(first).filter(({ id }) => !burst.has(id))
  const next = later.findIndex(({ role }) => role === 'visitor')
  const position = history.findLast((message) => message.position)?.position
  return {
    history,
    text: messages
      .filter(({ id }) => burst.has(id))
      // without the content of files: it exceeds what a message can have
      .map((message) =>
        modelText({ ...message, note: message.attachments?.map((one) => attachmentNote(one)).join('\n') }),
      )
      .join('\n'),
    original: later
      .slice(0, next === -1 ? undefined : next)
      .filter(({ role }) => role === 'agent' || role === 'person'),
    variables: position?.variables ?? mergeVariables({}, history),
    ...(position?.nodeId ? { nodeId: position.nodeId } : {}),
  }
}
