import type { AgentNode } from '#shared/agents/schema'
import { describeCondition } from './describe-condition.ts'
import { globalNodes } from './global-nodes.ts'
import { isConditionMet, type Situation } from './is-condition-met.ts'
import { unjudgedSentences } from './unjudged-sentences.ts'

type NextTransition =
  | { readonly to: AgentNode | undefined; readonly why: string }
  | { readonly judge: readonly string[] }

/** The transition out of a node: its own conditions first, then the global nodes, `always` last; or sentences to judge. */
export const nextTransition = (
  nodes: readonly AgentNode[],
  current: AgentNode,
  situation: Situation,
): NextTransition => {
  const own = current.transitions.filter(({ when }) => when.kind !== 'always')
  const globals = globalNodes(nodes, current)
  const judge = unjudgedSentences([...own.map(({ when }) => when), ...globals.map(({ enter }) => enter)], situation)
  if (judge.length > 0) return { judge }
  const candidates = [
    ...own.map(({ to, when }) => ({ node: nodes.find(({ id }) => id === to), when })),
    ...globals.map(({ node, enter }) => ({ node, when: enter })),
    ...current.transitions
      .filter(({ when }) => when.kind === 'always')
      .map(({ to, when }) => ({ node: nodes.find(({ id }) => id === to), when })),
  ]
  const taken = candidates.find(({ node, when }) => node && node.type !== 'note' && isConditionMet(when, situation))
  return taken
    ? { to: taken.node, why: describeCondition(taken.when) }
    : { to: undefined, why: 'no transition applies' }
}
