import { keys } from '#lib/database/keys'
import type { Pair } from '#shared/knowledge/pairs'
import { pairUses, USE_PARTS } from './store.ts'

/** Q&As of one agent, in the order of their ids, with how often each answered. */
export const withUses = async (agentId: string, pairs: readonly Pair[]): Promise<Pair[]> => {
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (!first || !last) return []
  const { pk, sk: from } = keys.pairUses({ agentId, pairId: first.id, part: 0 })
  const { sk: to } = keys.pairUses({ agentId, pairId: last.id, part: USE_PARTS - 1 })
  const counted = new Map<string, number>()
  let after: string | undefined
  do {
    const { items, cursor } = await pairUses.between(pk, from, to, { after, consistent: true })
    for (const { pairId, uses } of items) counted.set(pairId, (counted.get(pairId) ?? 0) + uses)
    after = cursor
  } while (after)
  return pairs.map((pair) => ({ ...pair, uses: pair.uses + (counted.get(pair.id) ?? 0) }))
}
