import type { AgentNode, AskFor } from '#shared/agents/schema'
import { choicesOf } from './choices-of.ts'
import { describeCondition } from './describe-condition.ts'
import { enterNode } from './enter-node.ts'
import { fillVariables } from './fill-variables.ts'
import { globalNodes } from './global-nodes.ts'
import { isConditionMet } from './is-condition-met.ts'
import { nextTransition } from './next-transition.ts'
import { pathStep } from './path-step.ts'
import { pendingAsk } from './pending-ask.ts'
import { planForPerson } from './plan-for-person.ts'
import type { Plan, Planned } from './planned.ts'
import type { Position } from './position.ts'
import { looksLikeQuestion, readAnswer } from './read-answer.ts'
import { unjudgedSentences } from './unjudged-sentences.ts'

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

const CURRENT = 'current node'

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

const planAt = (node: AgentNode, why: string, variables: Plan['variables'], notes: Plan['notes']): Plan => ({
  node,
  path: [pathStep(node, why)],
  variables,
  parts: [],
  notes,
  isEnd: false,
})

/** The plan while the current node's question is open; only variables when the visitor answered the node's last question. */
const planForAsk = (
  position: Position,
  current: AgentNode,
  ask: AskFor,
  notes: Plan['notes'],
): Planned | { readonly variables: Plan['variables'] } => {
  const { nodes, message } = position
  const globals = globalNodes(nodes, current)
  const path = [pathStep(current, CURRENT)]
  // exact phrases come before any answer: a visitor who writes of chest pain must not be taken for one of that name
  const certain = globals.find(
    ({ enter }) => (enter.kind === 'says' || enter.kind === 'asks-person') && isConditionMet(enter, position),
  )
  if (certain) return enterNode(certain.node, describeCondition(certain.enter), position, path, notes)
  // who asks for a person again is not called so
  if (current.enter?.kind === 'asks-person' && position.asksForPerson) {
    const words = fillVariables(ask.question, position.variables)
    return {
      plan: {
        ...planAt(current, `waits for ${ask.variable}`, position.variables, notes),
        words,
        parts: choicesOf(ask),
      },
    }
  }

  const answer = position.isFormSubmission ? undefined : readAnswer(ask, message)
  if (answer !== undefined) {
    const variables = { ...position.variables, [ask.variable]: answer }
    const next = pendingAsk(current, variables)
    if (!next) return { variables }
    const words = fillVariables(next.question, variables)
    return { plan: { ...planAt(current, `got ${ask.variable}`, variables, notes), words, parts: choicesOf(next) } }
  }

  const { variables } = position
  const enters = globals.map(({ enter }) => enter)
  const judge = unjudgedSentences(enters, position)
  if (judge.length > 0) return { judge }
  const global = globals.find(({ enter }) => isConditionMet(enter, position))
  if (global) return enterNode(global.node, describeCondition(global.enter), position, path, notes)
  const stay = { ...planAt(current, `waits for ${ask.variable}`, variables, notes), parts: choicesOf(ask) }
  return looksLikeQuestion(message)
    ? { plan: { ...stay, question: fillVariables(ask.question, variables) } }
    : { plan: { ...stay, words: fillVariables(ask.retry ?? ask.question, variables) } }
}
