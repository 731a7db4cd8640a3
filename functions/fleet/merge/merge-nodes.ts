import type { AgentNode } from '#shared/agents/schema'
import type { Judge, Sides } from './judge.ts'
import { hasOwnIds, mergeList } from './merge-list.ts'
import { mergeNode } from './merge-node.ts'

/** `needed`: ids of nodes that stay although the source removed them. */
export const mergeNodes = (
  sides: Sides<readonly AgentNode[]>,
  judge: Judge,
  needed: ReadonlySet<string>,
): readonly AgentNode[] => {
  const { base, theirs, next } = sides
  if (![base, theirs, next].every(hasOwnIds))
    return sides[judge({ path: 'nodes', area: 'prompt', kind: 'setting', setting: 'nodes', theirs, next }, sides)]
  const names = new Map([...base, ...theirs, ...next].map(({ id, name }) => [id, name]))
  const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id)
  return mergeList(sides, {
    item: (id, found) => {
      const path = `nodes.${encodeURIComponent(id)}`
      const { theirs, next } = found
      if (theirs && next) return mergeNode(path, { base: found.base, theirs, next }, judge)
      const node = { id, name: names.get(id) ?? id }
      const kind = theirs ? 'node-removed' : 'node-added'
      const whole = { base: seen(found.base), theirs: seen(theirs), next: seen(next) }
      return found[judge({ path, area: 'prompt', kind, node, theirs, next }, whole, { isNeeded: needed.has(id) })]
    },
    order: (orders) =>
      judge(
        {
          path: 'nodes.#order',
          area: 'prompt',
          kind: 'node-order',
          theirs: namesOf(orders.theirs),
          next: namesOf(orders.next),
        },
        orders,
      ),
  })
}

/** A node but for its place on the canvas: who only moved it has not changed it. */
const seen = (node: AgentNode | undefined) => {
  if (!node) return undefined
  const { position: _, ...rest } = node
  return rest
}
