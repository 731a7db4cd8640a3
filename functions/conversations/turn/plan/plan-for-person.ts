import type { AgentNode, TransitionCondition } from '#shared/agents/schema'
import { globalNodes } from './global-nodes.ts'
import { isConditionMet } from './is-condition-met.ts'
import type { Plan } from './planned.ts'
import type { Position } from './position.ts'

/**
 * The plan for a visitor who asks for a person where the agent offers handoff and none of its nodes waits for that: the team is
 * asked to join, in words of the product, and the conversation stays at its node. Keywords of the agent's own come first (an
 * emergency), unless they are themselves a request for a person, as in nodes of before, which promised the team and notified nobody.
 */
export const planForPerson = (
  position: Position,
  current: AgentNode | undefined,
  notes: Plan['notes'],
): Plan | undefined => {
  const { nodes, asksForPerson: isAsked, requestWords, variables } = position
  if (!isAsked || requestWords === undefined || nodes.some(waitsForRequest)) return undefined
  const globals = current ? globalNodes(nodes, current).map(({ enter }) => enter) : []
  if (globals.some((enter) => isOtherKeyword(enter, position))) return undefined
  const node = current ?? noNode
  return {
    node,
    path: [{ nodeId: node.id, name: node.name, type: node.type, why: 'asks for a person' }],
    variables,
    words: requestWords,
    product: 'teamAsked',
    parts: [],
    notes,
    isEnd: false,
    tells: 'request',
  }
}

const noNode: AgentNode = { id: 'agent', type: 'default', name: 'Agent', instructions: '', transitions: [] }

const waitsForRequest = ({ enter, transitions }: AgentNode): boolean =>
  enter?.kind === 'asks-person' || transitions.some(({ when }) => when.kind === 'asks-person')

const isOtherKeyword = (condition: TransitionCondition, position: Position): boolean =>
  condition.kind === 'says' &&
  isConditionMet(condition, position) === true &&
  !condition.anyOf.some((phrase) => position.isRequest?.(phrase) === true)
