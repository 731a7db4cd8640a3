import { ReplyCommitted } from '#events/conversations/events'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { consumer } from '#lib/events/consumer'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { pairs, pairUses, USE_PARTS } from './store.ts'

/**
 * Counts a Q&A's answer once: effect and count are one transaction. Test chats are not counted, nor is a deleted Q&A; a count
 * that overtakes the deletion stays unread until its agent is deleted.
 */
export const handler = consumer(ReplyCommitted, async ({ id: eventId, data: { agentId, pairId, isTest } }) => {
  if (!pairId || isTest || !(await pairs.get({ agentId, id: pairId }))) return
  const part = Number.parseInt(sha256(eventId).slice(0, 4), 16) % USE_PARTS
  const one = { agentId, pairId, part }
  // refused if it was counted before
  await attempt([
    effects.creating({ consumer: 'knowledge/pairs/count-pair-use', eventId, at: world().now() }),
    pairUses.changing(one, { set: one, add: { uses: 1 } }),
  ])
})
