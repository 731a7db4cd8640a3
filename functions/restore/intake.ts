import { Head, StoredMessage } from '#features/conversations'
import { type CopyOptions, type Item, openCopy, windowOf } from './copy.ts'
import { isLostSource } from './is-lost-source.ts'
import { lostSegments } from './lost-segments.ts'
import { openTotals } from './totals.ts'

const RUNNING = ['queued', 'fetching', 'crawling']

const ofConversations = ['conversation', 'message', 'message-seen', 'form-answered']

/**
 * What of a table the rules look at, in two readings of it, item by item and in any order. The first finds what is open, torn or of the window
 * and adds up the rest; the second holds those conversations whole, with what else a rule may change. So what is
 * held grows with the window, the payers and what is lost, and not with the table: a table has more messages than a Map has room for.
 */
export const openIntake = (options: CopyOptions) => {
  const { files, pools } = options
  const since = windowOf(options)
  const attachments = new Set(
    files ? [...files].filter((path) => path.startsWith('attachments/')).map(idOfAttachment) : [],
  )
  const totals = openTotals(since)
  const conversations = new Set<string>()
  const tornAgents = new Set<string>()
  const shardedDays = new Set<string>()
  const held: Item[] = []

  const onMessage = (item: Item): void => {
    const message = StoredMessage.safeParse(item).data
    if (!message || message.at >= since) conversations.add(String(item.conversationId))
    if (!message || !files || message.forgetAt !== undefined) return
    const lost = (message.attachments ?? []).filter(({ id }) => !attachments.has(id)).length
    totals.lostAttachments(message.conversationId, lost)
  }
  const find: Readonly<Record<string, (item: Item) => void>> = {
    conversation: (item) => {
      const head = Head.safeParse(item).data
      if (!head || head.lastAt >= since || head.leaseToken !== undefined || head.held !== undefined)
        conversations.add(String(item.conversationId))
    },
    message: onMessage,
    'message-seen': ({ conversationId, at }) => {
      if (Number(at) >= since) conversations.add(String(conversationId))
    },
    owed: ({ conversationId }) => void conversations.add(String(conversationId)),
    'ledger-entry': totals.ledgerLine,
    usage: totals.usage,
    'spend-shard': ({ pk }) => void shardedDays.add(String(pk).slice(0, String(pk).lastIndexOf('#'))),
    'knowledge-index': (item) => {
      if (files && lostSegments(item, files).length > 0) tornAgents.add(String(item.agentId))
    },
  }

  const isNeeded = (item: Item): boolean => {
    if (ofConversations.includes(String(item.kind))) return conversations.has(String(item.conversationId))
    switch (item.kind) {
      case 'owed':
      case 'account':
      case 'account-shard':
      case 'spend-shard':
        return true
      case 'spend':
        return item.shards !== undefined || shardedDays.has(String(item.pk))
      case 'source':
        return isRunning(item) || tornAgents.has(String(item.agentId)) || (files ? isLostSource(item, files) : false)
      case 'crawl':
        return isRunning(item) || item.importingSince !== undefined
      case 'knowledge-index':
        return tornAgents.has(String(item.agentId))
      case 'identity':
        return item.poolId !== undefined && pools !== undefined && !pools.includes(String(item.poolId))
      default:
        return false
    }
  }

  return {
    /** Each item of the table, before any goes to `second`. */
    first: (item: Item): void => find[String(item.kind)]?.(item),
    second: (item: Item): void => {
      if (item.kind === 'ledger-entry' && conversations.has(String(item.conversationId))) totals.charge(item)
      if (isNeeded(item)) held.push(item)
    },
    copy: () => openCopy(held, options, totals.totals),
    /** How many items, names and sums are held. */
    size: (): number => held.length + conversations.size + tornAgents.size + shardedDays.size + totals.size(),
  }
}

const isRunning = ({ status }: Item): boolean => RUNNING.includes(String(status))

/** `attachments/kept/<workspace>/<agent>/<conversation>/<id>.<extension>` */
const idOfAttachment = (path: string): string => path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? ''
