import { Head, StoredMessage } from '#features/conversations'
import type { CopyOptions, Item } from './copy.ts'
import { lostSegments } from './lost-segments.ts'
import type { openLots } from './lots.ts'
import type { openTotals } from './totals.ts'

interface Sums {
  readonly totals: ReturnType<typeof openTotals>
  readonly lots: ReturnType<typeof openLots>
}

/** What the first reading of a table finds: names of what the second one holds. The totals and the lots take the rest. */
export const openFirstReading = ({ files }: Pick<CopyOptions, 'files'>, since: number, { totals, lots }: Sums) => {
  const attachments = new Set(
    files ? [...files].filter((path) => path.startsWith('attachments/')).map(idOfAttachment) : [],
  )
  const conversations = new Set<string>()
  const tornAgents = new Set<string>()
  const shardedDays = new Set<string>()

  const onMessage = (item: Item): void => {
    const message = StoredMessage.safeParse(item).data
    if (!message || message.at >= since) conversations.add(String(item.conversationId))
    if (!message || !files || message.forgetAt !== undefined) return
    const lost = (message.attachments ?? []).filter(({ id, missing }) => !missing && !attachments.has(id)).length
    totals.lostAttachments(message.conversationId, lost)
  }
  const find: Readonly<Record<string, (item: Item) => void>> = {
    conversation: (item) => {
      const head = Head.safeParse(item).data
      if (!head || head.lastAt >= since || isOpen(head)) conversations.add(String(item.conversationId))
    },
    message: onMessage,
    'message-seen': ({ conversationId, at }) => {
      if (Number(at) >= since) conversations.add(String(conversationId))
    },
    'desk-row': ({ conversationId }) => void conversations.add(String(conversationId)),
    owed: ({ conversationId }) => void conversations.add(String(conversationId)),
    'waiting-send': ({ conversationId }) => void conversations.add(String(conversationId)),
    account: lots.account,
    'waiting-lot': lots.waiting,
    'ledger-entry': (item) => {
      totals.ledgerLine(item)
      lots.grant(item)
    },
    usage: totals.usage,
    'spend-shard': ({ pk }) => void shardedDays.add(String(pk).slice(0, String(pk).lastIndexOf('#'))),
    'knowledge-index': (item) => {
      if (files && lostSegments(item, files).length > 0) tornAgents.add(String(item.agentId))
    },
  }

  return {
    /** Of the window, with a lease, with an owed reply or one that waits to be sent, on the desk, or unreadable. */
    conversations: conversations as ReadonlySet<string>,
    /** Agents whose index has lost files. */
    tornAgents: tornAgents as ReadonlySet<string>,
    /** The partition keys of days that have shards. */
    shardedDays: shardedDays as ReadonlySet<string>,
    read: (item: Item): void => find[String(item.kind)]?.(item),
    size: (): number => conversations.size + tornAgents.size + shardedDays.size,
  }
}

/** A turn holds it, or it waits for the team. */
const isOpen = ({ leaseToken, held, place }: Head): boolean =>
  leaseToken !== undefined || held !== undefined || place !== undefined

/** `attachments/kept/<workspace>/<agent>/<conversation>/<id>.<extension>` */
const idOfAttachment = (path: string): string => path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? ''
