import { Head, indexKeysOf } from '#features/conversations'
import type { Copy, Item } from '#functions/restore/copy'
import { defined } from '#functions/restore/defined'
import { keys } from '#lib/database/keys'

const RULE = 'desk'

/**
 * A row of the desk exists exactly while its conversation waits for the team, and says the same: without it the team never sees
 * the visitor, and one too many is never taken up. The head decides, unless it is older than the request of the row; tests wait
 * for nobody. Before the heads follow their messages: what the head says of its last change must be as it was restored.
 */
export const reconcileDesk = (copy: Copy): void => {
  for (const row of copy.of('desk-row')) askAgain(copy, row)
  const waiting = new Set<string>()
  for (const head of copy.of('conversation')) {
    const row = rowOf(head)
    if (!row) continue
    waiting.add(row.conversationId)
    const found = copy.find('desk-row', row)
    if (found && found.place === row.place && found.askedAt === row.askedAt) continue
    copy.put({ ...found, ...row })
    copy.repaired(RULE, row.conversationId, found ? 'its row on the desk said otherwise' : 'it waits on the desk again')
  }
  for (const row of copy.of('desk-row')) {
    if (waiting.has(String(row.conversationId))) continue
    copy.remove(row)
    copy.repaired(RULE, String(row.conversationId), 'nobody waits: the row on the desk is removed')
  }
}

/** A request changes the head no earlier than its time: an older head lost its part of that transaction. */
const askAgain = (copy: Copy, { conversationId, place, askedAt }: Item): void => {
  const item = copy.find('conversation', keys.conversation({ conversationId: String(conversationId) }))
  const head = Head.safeParse(item).data
  if (!item || !head || head.state !== 'ai-chatting' || head.lastAt >= Number(askedAt)) return
  if (head.place === place && head.askedAt === askedAt) return
  const changed: Item =
    place === 'waiting'
      ? { place, askedAt, state: 'requested_chat', silence: 'human' }
      : { place, askedAt, leftAt: askedAt }
  const { gsi1pk, gsi1sk, gsi2pk, gsi2sk, ...rest } = item
  const index = indexKeysOf({ ...head, ...(place === 'waiting' ? { state: 'requested_chat' } : {}) })
  copy.put({ ...rest, ...changed, ...defined(index) })
  copy.repaired(RULE, head.conversationId, 'its visitor waits for the team again')
}

const rowOf = ({ workspaceId, agentId, conversationId, place, askedAt, isTest, forgetAt, ttl }: Item) => {
  if (place === undefined || askedAt === undefined || isTest === true) return undefined
  const id = { workspaceId: String(workspaceId), agentId: String(agentId), conversationId: String(conversationId) }
  return { ...keys.deskRow(id), ...id, place, askedAt, ...defined({ forgetAt, ttl }), kind: 'desk-row' } as const
}
