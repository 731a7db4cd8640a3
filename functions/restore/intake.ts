import { type CopyOptions, type Item, openCopy, windowOf } from './copy.ts'
import { openFirstReading } from './first-reading.ts'
import { isLostSource } from './is-lost-source.ts'
import { openLots } from './lots.ts'
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
  const lots = openLots(options.at)
  const totals = openTotals(since, lots.facts)
  const found = openFirstReading(options, since, { totals, lots })
  const { conversations, tornAgents, shardedDays } = found
  const held: Item[] = []

  const isNeeded = (item: Item): boolean => {
    if (ofConversations.includes(String(item.kind))) return conversations.has(String(item.conversationId))
    switch (item.kind) {
      case 'owed':
      case 'desk-row':
      case 'account':
      case 'account-shard':
      case 'waiting-lot':
      case 'lot-end':
      case 'waiting-send':
      case 'spend-shard':
        return true
      case 'spend':
        return item.shards !== undefined || shardedDays.has(String(item.pk))
      case 'source':
        return isRunning(item) || tornAgents.has(String(item.agentId)) || (files ? isLostSource(item, files) : false)
      case 'crawl':
        return isRunning(item) || item.importingSince !== undefined
      case 'agent-channels':
        return item.telegramAccount !== undefined
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
    first: found.read,
    second: (item: Item): void => {
      if (item.kind === 'ledger-entry') {
        if (conversations.has(String(item.conversationId))) totals.charge(item)
        lots.line(item)
      }
      if (isNeeded(item)) held.push(item)
    },
    copy: () => openCopy(held, options, totals.totals),
    /** How many items, names and sums are held. */
    size: (): number => held.length + found.size() + lots.size() + totals.size(),
  }
}

const isRunning = ({ status }: Item): boolean => RUNNING.includes(String(status))
