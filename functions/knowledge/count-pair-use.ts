import { ReplyCommitted } from '#events/conversations/events'
import { attempt } from '#lib/commit'
import { present } from '#lib/condition'
import { consumer } from '#lib/consumer'
import { effects } from '#lib/effects'
import { world } from '#lib/world'
import { pairs } from './pairs/store.ts'

/** Counts an answer that was given from a pair, once: mark and count are one transaction. Tests count nowhere. */
export const handler = consumer(ReplyCommitted, async ({ id: eventId, data: { agentId, pairId, isTest } }) => {
  if (!pairId || isTest) return
  // refused: it was counted before, or the pair is gone
  await attempt([
    effects.creating({ consumer: 'knowledge/count-pair-use', eventId, at: world().now() }),
    pairs.changing({ agentId, id: pairId }, { add: { uses: 1 } }, { id: present }),
  ])
})
