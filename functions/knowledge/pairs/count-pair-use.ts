import { ReplyCommitted } from '#events/conversations/events'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { effects } from '#lib/database/effects'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'
import { pairs } from './store.ts'

/** Counts a Q&A's answer once: effect and count are one transaction. Test chats are not counted. */
export const handler = consumer(ReplyCommitted, async ({ id: eventId, data: { agentId, pairId, isTest } }) => {
  if (!pairId || isTest) return
  // refused if it was counted before or the Q&A is deleted
  await attempt([
    effects.creating({ consumer: 'knowledge/pairs/count-pair-use', eventId, at: world().now() }),
    pairs.changing({ agentId, id: pairId }, { add: { uses: 1 } }, { id: present }),
  ])
})
