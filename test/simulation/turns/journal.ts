import type { DatabaseCommand } from '#lib/database/database-command'

export interface JournalledReply {
  readonly answers: readonly string[]
  readonly at: number
}

/** The order in which messages and replies were stored, by conversation. */
export const createJournal = () => {
  const stored = new Map<string, readonly string[]>()
  const replies = new Map<string, readonly JournalledReply[]>()
  return {
    stored,
    replies,
    /** Notes what a command has stored. */
    record: (command: DatabaseCommand) => {
      if (command.constructor.name !== 'TransactWriteCommand') return
      for (const part of (command.input as { TransactItems: { Put?: { Item: Record<string, unknown> } }[] })
        .TransactItems) {
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
