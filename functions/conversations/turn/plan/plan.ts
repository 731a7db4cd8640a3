import type { AgentNode, AskFor, TransitionCondition, UiPart } from '#shared/agents/schema'
import { choicesOf } from './choices-of.ts'
import { fillVariables } from './fill-variables.ts'
import { isConditionMet, type Situation } from './is-condition-met.ts'
import { looksLikeQuestion, readAnswer } from './read-answer.ts'

/** Where a conversation stands between two turns. */
export interface Position extends Situation {
  readonly nodes: readonly AgentNode[]
  readonly nodeId: string | undefined
  /** What was said are forms: their answers are known, and their lines answer no question. */
  readonly isFilledIn?: boolean
}

export interface PathStep {
  readonly nodeId: string
  readonly name: string
  readonly type: AgentNode['type']
  /** Why the conversation came here, for the debugger. */
  readonly why: string
}

/** What a turn is to do, decided before any model answers. */
export interface Plan {
  readonly node: AgentNode
  readonly path: readonly PathStep[]
  readonly variables: Readonly<Record<string, string>>
  /** Exact words; a model answers when there are none. */
  readonly words?: string
  /** Put after a model's answer: what the node still wants to know. */
  readonly question?: string
  readonly parts: readonly UiPart[]
  /** Instructions that apply everywhere. */
  readonly notes: readonly string[]
  readonly isEnd: boolean
}

/** Either a plan, or the sentences that somebody must judge before there can be one. */
export type Planned = { readonly plan: Plan } | { readonly judge: readonly string[] }

/** A circle of nodes that only pass on would never end; nobody draws a longer chain on purpose. */
const MAX_HOPS = 10

/**
 * Which node answers, and how. The node the conversation stands at first takes the answer to what it asked; then its ways
 * decide, its own conditions before the global nodes, `always` last. A node without words, instructions, questions and
 * parts only passes on. Exact words and parts come on arrival, never again while the conversation stays.
 */
export const plan = (standing: Position): Planned => {
  const { nodes } = standing
  const notes = nodes.filter(({ type }) => type === 'note').map(({ instructions }) => instructions)
  const here = currentNode(nodes, standing.nodeId)
  if (!here) return { plan: { ...planWithoutNodes, variables: standing.variables, notes } }

  const asked = pendingAsk(here, standing.variables)
  const answer =
    asked && standing.nodeId !== undefined && !standing.isFilledIn ? readAnswer(asked, standing.said) : undefined
  const variables =
    asked && answer !== undefined ? { ...standing.variables, [asked.variable]: answer } : standing.variables
  const situation = { ...standing, variables }
  const at = (node: AgentNode, why: string): Plan => ({
    node,
    path: [pathStep(node, why)],
    variables,
    parts: [],
    notes,
    isEnd: false,
  })

  if (asked && standing.nodeId !== undefined) {
    // what is certain comes before any answer: who writes of chest pain must not be taken for somebody of that name
    const certain = globalNodes(nodes, here).find(
      ({ enter }) => enter.kind === 'says' && isConditionMet(enter, standing),
    )
    if (certain)
      return enterNode(certain.node, describeCondition(certain.enter), standing, [pathStep(here, 'stood here')], notes)
    const next = pendingAsk(here, variables)
    if (answer !== undefined && next)
      return {
        plan: { ...at(here, `got ${asked.variable}`), words: filled(next.question, variables), parts: choicesOf(next) },
      }
    if (answer === undefined) {
      const unknown = unjudged(
        globalNodes(nodes, here).map(({ enter }) => enter),
        situation,
      )
      if (unknown.length > 0) return { judge: unknown }
      const global = globalNodes(nodes, here).find(({ enter }) => isConditionMet(enter, situation))
      if (global)
        return enterNode(global.node, describeCondition(global.enter), situation, [pathStep(here, 'stood here')], notes)
      const stays = at(here, `waits for ${asked.variable}`)
      const parts = choicesOf(asked)
      if (looksLikeQuestion(standing.said))
        return { plan: { ...stays, question: filled(asked.question, variables), parts } }
      return { plan: { ...stays, words: filled(asked.retry ?? asked.question, variables), parts } }
    }
  }

  const way = nextTransition(nodes, here, situation)
  if ('judge' in way) return way
  if (!way.to) return { plan: at(here, standing.nodeId === undefined ? 'the beginning' : 'stays') }
  return enterNode(way.to, way.why, situation, [pathStep(here, 'stood here')], notes)
}

const planWithoutNodes: Omit<Plan, 'variables' | 'notes'> = {
  node: { id: 'agent', type: 'default', name: 'Agent', instructions: '', ways: [], usesKnowledge: true },
  path: [{ nodeId: 'agent', name: 'Agent', type: 'default', why: 'the agent has no nodes' }],
  parts: [],
  isEnd: false,
}

/** After an end, or when the node was deleted in the meantime, the conversation begins again. */
const currentNode = (nodes: readonly AgentNode[], nodeId: string | undefined): AgentNode | undefined => {
  const known = nodes.find(({ id, type }) => id === nodeId && type !== 'note' && type !== 'end')
  return known ?? nodes.find(({ type }) => type === 'start') ?? nodes.find(({ type }) => type === 'default')
}

const enterNode = (
  to: AgentNode,
  because: string,
  situation: Position,
  before: readonly PathStep[],
  notes: readonly string[],
): Planned => {
  let node = to
  let path = [...before, pathStep(to, because)]
  for (let hops = 0; hops < MAX_HOPS && isPassThrough(node, situation.variables); hops++) {
    const way = nextTransition(situation.nodes, node, situation)
    if ('judge' in way) return way
    if (!way.to) break
    node = way.to
    path = [...path, pathStep(node, way.why)]
  }
  const ask = pendingAsk(node, situation.variables)
  const question = ask && filled(ask.question, situation.variables)
  const says = node.says && filled(node.says, situation.variables)
  const words = says
    ? [says, question].filter(Boolean).join('\n\n')
    : node.instructions.trim() === ''
      ? question
      : undefined
  return {
    plan: {
      node,
      path,
      variables: situation.variables,
      ...(words ? { words } : question ? { question } : {}),
      parts: [...(node.parts ?? []), ...(ask ? choicesOf(ask) : [])],
      notes,
      isEnd: node.type === 'end',
    },
  }
}

const isPassThrough = (node: AgentNode, variables: Situation['variables']): boolean =>
  node.type !== 'end' &&
  !node.says?.trim() &&
  node.instructions.trim() === '' &&
  (node.parts ?? []).length === 0 &&
  pendingAsk(node, variables) === undefined

const pendingAsk = (node: AgentNode, variables: Situation['variables']): AskFor | undefined =>
  node.asks?.find(({ variable }) => !variables[variable])

interface GlobalNode {
  readonly node: AgentNode
  readonly enter: TransitionCondition
}

const globalNodes = (nodes: readonly AgentNode[], here: AgentNode): GlobalNode[] =>
  nodes.flatMap((node) =>
    node.isGlobal && node.enter && node.enter.kind !== 'always' && node.id !== here.id
      ? [{ node, enter: node.enter }]
      : [],
  )

type NextTransition =
  | { readonly to: AgentNode | undefined; readonly why: string }
  | { readonly judge: readonly string[] }

const nextTransition = (nodes: readonly AgentNode[], here: AgentNode, situation: Situation): NextTransition => {
  const own = here.ways.filter(({ when }) => when.kind !== 'always')
  const globals = globalNodes(nodes, here)
  const unknown = unjudged([...own.map(({ when }) => when), ...globals.map(({ enter }) => enter)], situation)
  if (unknown.length > 0) return { judge: unknown }
  const candidates = [
    ...own.map(({ to, when }) => ({ node: nodes.find(({ id }) => id === to), when })),
    ...globals.map(({ node, enter }) => ({ node, when: enter })),
    ...here.ways
      .filter(({ when }) => when.kind === 'always')
      .map(({ to, when }) => ({ node: nodes.find(({ id }) => id === to), when })),
  ]
  const taken = candidates.find(({ node, when }) => node && node.type !== 'note' && isConditionMet(when, situation))
  return taken ? { to: taken.node, why: describeCondition(taken.when) } : { to: undefined, why: 'no way fits' }
}

const unjudged = (conditions: readonly TransitionCondition[], situation: Situation): string[] => [
  ...new Set(
    conditions.flatMap((condition) =>
      condition.kind === 'intent' && isConditionMet(condition, situation) === undefined ? [condition.sentence] : [],
    ),
  ),
]

const describeCondition = (condition: TransitionCondition): string => {
  switch (condition.kind) {
    case 'always':
      return 'always'
    case 'intent':
      return condition.sentence
    case 'says':
      return `says one of: ${condition.anyOf.join(', ')}`
    case 'variable':
      return `${condition.name} ${condition.is}${condition.value === undefined ? '' : ` ${condition.value}`}`
  }
}

const pathStep = (node: AgentNode, because: string): PathStep => ({
  nodeId: node.id,
  name: node.name,
  type: node.type,
  why: because,
})

const filled = (words: string, variables: Situation['variables']): string => fillVariables(words, variables)
