import { pendingAsk } from '#functions/conversations/turn/asks/pending-ask'
import { timesAsked } from '#functions/conversations/turn/asks/times-asked'
import { choicesOf } from '#shared/agents/choices-of'
import type { AgentNode, AskFor } from '#shared/agents/schema'
import { fieldKind } from '#shared/conversations/field-kind'
import { describeCondition } from './describe-condition.ts'
import { enterNode } from './enter-node.ts'
import { fillVariables } from './fill-variables.ts'
import { globalNodes } from './global-nodes.ts'
import { isConditionMet } from './is-condition-met.ts'
import { CURRENT, pathStep } from './path-step.ts'
import { planAt } from './plan-at.ts'
import type { Plan, Planned } from './planned.ts'
import type { Position } from './position.ts'
import { unjudgedSentences } from './unjudged-sentences.ts'

/** Once, and twice again; then the conversation goes on without the answer. */
const MOST_TIMES = 3

type Answered = { readonly variables: Plan['variables'] }

/** The plan while the current node's question is open; only variables when the visitor answered the node's last question. */
export const planForAsk = (
  position: Position,
  current: AgentNode,
  ask: AskFor,
  notes: Plan['notes'],
): Planned | Answered => {
  const { nodes, message, variables, rules } = position
  const globals = globalNodes(nodes, current)
  const path = [pathStep(current, CURRENT)]
  const fill = (words: string) => fillVariables(words, variables)
  const stay = { ...planAt(current, `waits for ${ask.variable}`, variables, notes), parts: choicesOf(ask) }
  const isAskedOften = timesAsked(ask, position.said, fill) >= MOST_TIMES
  // exact phrases come before any answer: a visitor who writes of chest pain must not be taken for one of that name
  const certain = globals.find(
    ({ enter }) => (enter.kind === 'says' || enter.kind === 'asks-person') && isConditionMet(enter, position),
  )
  if (certain) return enterNode(certain.node, describeCondition(certain.enter), position, path, notes)
  // who asks for a person again is not called so
  if (current.enter?.kind === 'asks-person' && position.asksForPerson && !isAskedOften)
    return { plan: { ...stay, words: fill(ask.question) } }

  const answer = position.isFormSubmission ? undefined : rules.readAnswer(ask, message)
  if (answer !== undefined) return goOn(position, current, [ask, answer], notes)

  const enters = globals.map(({ enter }) => enter)
  const judge = unjudgedSentences(enters, position)
  if (judge.length > 0) return { judge }
  const global = globals.find(({ enter }) => isConditionMet(enter, position))
  if (global) return enterNode(global.node, describeCondition(global.enter), position, path, notes)
  if (isAskedOften) return goOn(position, current, [ask, ''], notes)
  return rules.saysSomethingElse(ask, message)
    ? { plan: { ...stay, question: fill(ask.question) } }
    : { plan: { ...stay, words: fill(ask.retry ?? ask.question) } }
}

/** The node's next question, or none: with the answer, which is empty for a visitor who gives none. */
const goOn = (
  { message, variables: before, rules }: Position,
  current: AgentNode,
  [{ variable }, answer]: readonly [AskFor, string],
  notes: Plan['notes'],
): Planned | Answered => {
  // "Anna, anna@example.com" answers the next question too
  const { email } = rules.givenContact([message])
  const others = email
    ? (current.asks ?? []).filter((ask) => ask.kind === 'email' && fieldKind(ask.variable) === 'email')
    : []
  const variables = {
    ...Object.fromEntries(others.map((ask) => [ask.variable, email ?? ''])),
    ...before,
    [variable]: answer,
  }
  const next = pendingAsk(current, variables)
  if (!next) return { variables }
  const words = fillVariables(next.question, variables)
  const why = answer === '' ? `goes on without ${variable}` : `got ${variable}`
  return { plan: { ...planAt(current, why, variables, notes), words, parts: choicesOf(next) } }
}
