import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#infra/local/database/engine/expressions'
import type { LiveAgent } from '#shared/agents/schema'
import { seededRandom } from '#test/support/worlds/seeded-random'
import type { Journal } from './journal.ts'
import type { Simulation } from './simulation.ts'

interface Expiry {
  readonly table: string
  readonly journal: Journal
  readonly agents: readonly LiveAgent[]
  readonly seed: number
  /** When the owners turn history off: what is written later expires, what was written before is kept. */
  readonly from: number
  readonly until: number
}

/**
 * Deletes expiring messages between other workers' steps, as DynamoDB does: a message or its reply first, each at a time of
 * its own. Only what is answered, because an owed message lives for two days. Returns what it has deleted, as it goes.
 */
export const deleteExpired = (
  { scheduler, database, count }: Simulation,
  { table, journal, agents, seed, from, until }: Expiry,
): readonly Item[] => {
  const random = seededRandom(seed)
  const deleted: Item[] = []
  scheduler.start('history off', from, async () => {
    for (const { settings } of agents) settings.recordChatHistory = false
  })
  const isExpired = ({ kind, role, ttl, conversationId, id }: Item) => {
    if (kind !== 'message' || ttl === undefined) return false
    const replies = journal.replies.get(String(conversationId)) ?? []
    return role === 'agent' || replies.some(({ answers }) => answers.includes(String(id)))
  }
  const tick = (at: number) => {
    if (at > until) return
    scheduler.start('expiry', at, async () => {
      for (const item of database.items(table).filter(isExpired)) {
        if (!random.chance(0.3)) continue
        database.execute(new DeleteCommand({ TableName: table, Key: { pk: item.pk, sk: item.sk } }))
        deleted.push(item)
        count('expired messages')
      }
      tick(at + random.between(1_000, 20_000))
    })
  }
  tick(from)
  return deleted
}
