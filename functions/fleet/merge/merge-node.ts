import type { AgentNode, Transition } from '#shared/agents/schema'
import { isSame } from '#shared/agents/versions/is-same'
import { nodeParts } from '#shared/agents/versions/node-parts'
import type { FleetChange } from '#shared/fleet/fleet-change'
import type { Judge, Sides } from './judge.ts'
import { hasOwnIds, mergeList } from './merge-list.ts'

/** One node that both have, part by part. `path` names it. */
export const mergeNode = (
  path: string,
  { base, theirs, next }: { base: AgentNode | undefined; theirs: AgentNode; next: AgentNode },
  judge: Judge,
): AgentNode => {
  const partOf = (part: string): Omit<FleetChange, 'path' | 'theirs' | 'next'> => ({
    area: 'prompt',
    kind: 'node',
    node: { id: theirs.id, name: next.name || theirs.name },
    part,
  })
  const judged = (part: string, item: string, sides: Sides) =>
    judge({ path: `${path}.${part}${item}`, ...partOf(part), theirs: sides.theirs, next: sides.next }, sides)
  const merged = nodeParts.map((part) => {
    const sides = { base: base?.[part], theirs: theirs[part], next: next[part] }
    const value =
      part === 'transitions'
        ? mergeTransitions(
            { base: base?.transitions ?? [], theirs: theirs.transitions, next: next.transitions },
            judged,
          )
        : sides[judged(part, '', sides)]
    return [part, value] as const
  })
  // where a node lies on the canvas is nothing that anybody is asked about
  const isMovedBySource = !isSame(base?.position, next.position) && isSame(base?.position, theirs.position)
  const position = isMovedBySource ? next.position : theirs.position
  return { ...theirs, ...Object.fromEntries(merged), ...(position ? { position } : {}) }
}

type Judged = (part: string, item: string, sides: Sides) => 'theirs' | 'next'

const mergeTransitions = (sides: Sides<readonly Transition[]>, judged: Judged): readonly Transition[] => {
  if (![sides.base, sides.theirs, sides.next].every(hasOwnIds)) return sides[judged('transitions', '', sides)]
  return mergeList(sides, {
    item: (id, found) => {
      const shown = {
        base: listOf(found.base),
        theirs: listOf(found.theirs),
        next: listOf(found.next),
      }
      return found[judged('transitions', `.${encodeURIComponent(id)}`, shown)]
    },
    order: (orders) => judged('transitions', '.#order', orders),
  })
}

/** A single transition is shown as a list, like all of a node's. */
const listOf = (transition: Transition | undefined): readonly Transition[] => (transition ? [transition] : [])
