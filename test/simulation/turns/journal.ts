import type { DatabaseCommand } from '#lib/database/database-command'

export interface JournalledReply {
  readonly answers: readonly string[]
  readonly at: number
  /** An apology, which costs nothing. */
  readonly isFree: boolean
  /** A Q&A entry's own answer, word for word. */
  readonly isWritten: boolean
}

/** A transaction that notifies the team: all of it, or nothing. */
export interface Notification {
  readonly conversationId: string
  readonly notice: string
  readonly at: number
  /** What was committed with it: kinds of items, types of events. */
  readonly parts: readonly string[]
}

interface Transaction {
  readonly TransactItems: readonly { readonly Put?: { readonly Item: Record<string, unknown> } }[]
  readonly ClientRequestToken: string
}

/** The order in which messages and replies were stored, by conversation. */
export const createJournal = () => {
  const stored = new Map<string, readonly string[]>()
  const replies = new Map<string, readonly JournalledReply[]>()
  const committed = new Set<string>()
  const notes = new Map<string, number>()
  const discarded = new Set<string>()
  const notified: Notification[] = []
  return {
    stored,
    replies,
    /** What the marked voice notes cost, in milli-credits by conversation. */
    notes,
    /** Replies that were charged and never committed, by their charges' ids. */
    discarded,
    /** The notices to the team, as they were committed. */
    notified,
    /** Notes what a command has stored; one that was repeated under its token was committed once. */
    record: (command: DatabaseCommand) => {
      if (command.constructor.name !== 'TransactWriteCommand') return
      const { TransactItems, ClientRequestToken } = command.input as Transaction
      if (committed.has(ClientRequestToken)) return
      committed.add(ClientRequestToken)
      const items = TransactItems.flatMap(({ Put }) => (Put ? [Put.Item] : []))
      if (!items.some(({ kind, answers }) => kind === 'message' && Array.isArray(answers)))
        for (const { kind, reason, id } of items)
          if (kind === 'ledger-entry' && reason === 'turn') discarded.add(String(id))
      for (const part of TransactItems) {
        const item = part.Put?.Item
        const id = String(item?.conversationId)
        if (item?.kind === 'transcribed-note') notes.set(id, (notes.get(id) ?? 0) + Number(item.milliCredits))
        if (item?.kind !== 'message') continue
        if (item.role === 'visitor' && item.isForPerson) continue
        if (typeof item.notice === 'string') notified.push({ ...noticeOf(item, item.notice), parts: partsOf(items) })
        if (item.role === 'visitor') stored.set(id, [...(stored.get(id) ?? []), String(item.id)])
        else if (Array.isArray(item.answers)) replies.set(id, [...(replies.get(id) ?? []), replyOf(item, item.answers)])
      }
    },
  }
}

const noticeOf = ({ conversationId, at }: Record<string, unknown>, notice: string) => ({
  conversationId: String(conversationId),
  notice,
  at: Number(at),
})

const partsOf = (items: readonly Record<string, unknown>[]): readonly string[] =>
  items.flatMap(({ kind, answers, type }) => {
    if (kind === 'message') return Array.isArray(answers) ? ['reply'] : []
    return [kind === 'outbox' ? String(type) : String(kind)]
  })

const replyOf = ({ at, isApology, text }: Record<string, unknown>, answers: unknown[]): JournalledReply => ({
  answers: answers.map(String),
  at: Number(at),
  isFree: isApology === true,
  isWritten: String(text).startsWith('Written.'),
})

export type Journal = ReturnType<typeof createJournal>
