import { pendingAsk } from '#functions/conversations/turn/asks/pending-ask'
import { choicesOf } from '#shared/agents/choices-of'
import type { AgentNode } from '#shared/agents/schema'
import { fillVariables } from './fill-variables.ts'
import { nextTransition } from './next-transition.ts'
import { type PathStep, pathStep } from './path-step.ts'
import type { Planned } from './planned.ts'
import type { Position } from './position.ts'

/** Limits a cycle of pass-through nodes, which would never end; a chain that an owner draws is shorter. */
const MAX_HOPS = 10

/** The plan of a turn that enters a node, and from there the first one that does not only pass on. */
export const enterNode = (
  to: AgentNode,
  why: string,
  position: Position,
  before: readonly PathStep[],
  notes: readonly string[],
): Planned => {
  const { variables } = position
  let node = to
  let path = [...before, pathStep(to, why)]
  for (let hops = 0; hops < MAX_HOPS && isPassThrough(node, variables); hops++) {
    const transition = nextTransition(position.nodes, node, position)
    if ('judge' in transition) return transition
    if (!transition.to) break
    node = transition.to
    path = [...path, pathStep(node, transition.why)]
  }
  const ask = pendingAsk(node, variables)
  const question = ask && fillVariables(ask.question, variables)
  const says = node.says && fillVariables(node.says, variables)
  const tells = ask ? undefined : node.tells
  const words = says
    ? [says, question].filter(Boolean).join('\n\n')
    : node.instructions.trim() === ''
      ? question
      : undefined
  return {
    plan: {
      node,
      path,
      variables,
      ...(words ? { words } : question ? { question } : {}),
      parts: [...(node.parts ?? []), ...(ask ? choicesOf(ask) : [])],
      notes,
      isEnd: node.type === 'end',
      ...(tells ? { tells } : {}),
    },
  }
}

const isPassThrough = (node: AgentNode, variables: Position['variables']): boolean =>
  node.type !== 'end' &&
  !node.says?.trim() &&
  node.instructions.trim() === '' &&
  (node.parts ?? []).length === 0 &&
  pendingAsk(node, variables) === undefined
