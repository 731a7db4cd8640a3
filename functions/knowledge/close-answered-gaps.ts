import { PairChanged } from '#events/knowledge/events'
import { attempt } from '#lib/commit'
import { consumer } from '#lib/consumer'
import { allGaps } from './gaps/all-gaps.ts'
import { gaps } from './gaps/store.ts'
import { pairs } from './pairs/store.ts'
import { likeness } from './search-index/likeness.ts'

/** Closes the gaps whose question a pair now answers word for word. Those that a second delivery would close are gone. */
export const handler = consumer(PairChanged, async ({ data: { agentId, pairId } }) => {
  const pair = await pairs.get({ agentId, id: pairId }, { consistent: true })
  if (!pair) return
  const wordings = [pair.question, ...pair.alsoAskedAs]
  for (const { id, question } of await allGaps(agentId)) {
    if (wordings.some((wording) => likeness(question, wording) >= pair.answersAbove))
      await attempt([gaps.removing({ agentId, id })])
  }
})
