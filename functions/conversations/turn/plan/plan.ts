import { pendingAsk } from '#functions/conversations/turn/asks/pending-ask'
import type { AgentNode } from '#shared/agents/schema'
import { enterNode } from './enter-node.ts'
import { nextTransition } from './next-transition.ts'
import { CURRENT, pathStep } from './path-step.ts'
import { planAt } from './plan-at.ts'
import { planForAsk } from './plan-for-ask.ts'
import { planForPerson } from './plan-for-person.ts'
import type { Plan, Planned } from './planned.ts'
import type { Position } from './position.ts'

/**
 * Which node answers, and how. The current node first takes the answer to its question; then its transitions decide, its own
 * conditions before the global nodes, `always` last. A node without words, instructions, questions and parts only passes on.
 * Exact words and parts are sent when a node is entered, and not again while the conversation stays there.
 */
export const plan = (position: Position): Planned => {
  const { nodes, nodeId } = position
  const notes = nodes.filter(({ type }) => type === 'note').map(({ instructions }) => instructions)
  const current = currentNode(nodes, nodeId)
  const request = planForPerson(position, current, notes)
  if (request) return { plan: request }
  if (!current) return { plan: { ...planWithoutNodes, variables: position.variables, notes } }

  const ask = pendingAsk(current, position.variables)
  const pending = ask && nodeId !== undefined ? planForAsk(position, current, ask, notes) : undefined
  if (pending && ('plan' in pending || 'judge' in pending)) return pending

  const variables = pending?.variables ?? position.variables
  const situation = { ...position, variables }
  const transition = nextTransition(nodes, current, situation)
  if ('judge' in transition) return transition
  if (transition.to) return enterNode(transition.to, transition.why, situation, [pathStep(current, CURRENT)], notes)
  const why = nodeId === undefined ? 'start of the conversation' : transition.why
  // the visitor has just answered the last question of a node that has no transition for it
  const tells = pending && current.tells ? { tells: current.tells } : {}
  return { plan: { ...planAt(current, why, variables, notes), ...tells } }
}

const planWithoutNodes: Omit<Plan, 'variables' | 'notes'> = {
  node: { id: 'agent', type: 'default', name: 'Agent', instructions: '', transitions: [], usesKnowledge: true },
  path: [{ nodeId: 'agent', name: 'Agent', type: 'default', why: 'the agent has no nodes' }],
  parts: [],
  isEnd: false,
}

/** After an end node, or when the current node was deleted, the conversation starts again. */
const currentNode = (nodes: readonly AgentNode[], nodeId: string | undefined): AgentNode | undefined => {
  const known = nodes.find(({ id, type }) => id === nodeId && type !== 'note' && type !== 'end')
  return known ?? nodes.find(({ type }) => type === 'start') ?? nodes.find(({ type }) => type === 'default')
}
