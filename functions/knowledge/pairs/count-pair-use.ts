import { ReplyCommitted } from '#events/conversations/events'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { effects } from '#lib/database/effects'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'
import { pairs } from './store.ts'

/** Counts an answer that was given from a pair, once: mark and count are one transaction. Tests count nowhere. */
export const handler = consumer(ReplyCommitted, async ({ id: eventId, data: { agentId, pairId, isTest } }) => {
  if (!pairId || isTest) return
  // refused: it was counted before, or the pair is gone
  await attempt([
    effects.creating({ consumer: 'knowledge/pairs/count-pair-use', eventId, at: world().now() }),
    pairs.changing({ agentId, id: pairId }, { add: { uses: 1 } }, { id: present }),
  ])
})
