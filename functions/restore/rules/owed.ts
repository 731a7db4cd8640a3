import { owedShard } from '#features/conversations'
import type { Copy } from '#functions/restore/copy'
import { keys } from '#lib/database/keys'

const RULE = 'owed'

/** A row of the owed answers exists exactly while the conversation has a lease: without it no sweeper would ever answer. */
export const reconcileOwed = (copy: Copy): void => {
  const leased = new Set<string>()
  for (const { conversationId: id, agentId, leaseToken, leaseUntil } of copy.of('conversation')) {
    if (leaseToken === undefined) continue
    const conversationId = String(id)
    const key = keys.owed({ shard: owedShard(conversationId), conversationId })
    leased.add(conversationId)
    if (copy.find('owed', key)) continue
    copy.put({ ...key, conversationId, agentId, until: leaseUntil, kind: 'owed' })
    copy.repaired(RULE, conversationId, 'its reply is owed: the sweeper answers')
  }
  for (const row of copy.of('owed')) {
    if (leased.has(String(row.conversationId))) continue
    copy.remove(row)
    copy.repaired(RULE, String(row.conversationId), 'no reply is owed: the row is removed')
  }
}
