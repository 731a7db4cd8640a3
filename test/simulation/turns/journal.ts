import type { DatabaseCommand } from '#lib/database/database-command'

export interface JournalledReply {
  readonly answers: readonly string[]
  readonly at: number
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
  return {
    stored,
    replies,
    /** Notes what a command has stored; one that was repeated under its token was committed once. */
    record: (command: DatabaseCommand) => {
      if (command.constructor.name !== 'TransactWriteCommand') return
      const { TransactItems, ClientRequestToken } = command.input as Transaction
      if (committed.has(ClientRequestToken)) return
      committed.add(ClientRequestToken)
      for (const part of TransactItems) {
        const item = part.Put?.Item
        if (item?.kind !== 'message') continue
        const id = String(item.conversationId)
        if (item.role === 'visitor') stored.set(id, [...(stored.get(id) ?? []), String(item.id)])
        else if (Array.isArray(item.answers))
          replies.set(id, [...(replies.get(id) ?? []), { answers: item.answers.map(String), at: Number(item.at) }])
      }
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
