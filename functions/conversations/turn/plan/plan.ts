import type { AgentNode, AskFor, UiPart, WayCondition } from '#shared/agents/schema'
import { choicesOf } from './choices-of.ts'
import { fillWords } from './fill-words.ts'
import { isMet, type Situation } from './is-met.ts'
import { looksLikeQuestion, readAnswer } from './read-answer.ts'

/** Where a conversation stands between two turns. */
export interface Standing extends Situation {
  readonly nodes: readonly AgentNode[]
  readonly nodeId: string | undefined
  /** What was said are forms: their answers are known, and their lines answer no question. */
  readonly isFilledIn?: boolean
}

export interface Stop {
  readonly nodeId: string
  readonly name: string
  readonly type: AgentNode['type']
  /** Why the conversation came here, for the debugger. */
  readonly why: string
}

/** What a turn is to do, decided before any model answers. */
export interface Plan {
  readonly node: AgentNode
  readonly path: readonly Stop[]
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
export const plan = (standing: Standing): Planned => {
  const { nodes } = standing
  const notes = nodes.filter(({ type }) => type === 'note').map(({ instructions }) => instructions)
  const here = standingAt(nodes, standing.nodeId)
  if (!here) return { plan: { ...nowhere, variables: standing.variables, notes } }

  const asked = pendingAsk(here, standing.variables)
  const answer =
    asked && standing.nodeId !== undefined && !standing.isFilledIn ? readAnswer(asked, standing.said) : undefined
  const variables =
    asked && answer !== undefined ? { ...standing.variables, [asked.variable]: answer } : standing.variables
  const situation = { ...standing, variables }
  const at = (node: AgentNode, why: string): Plan => ({
    node,
    path: [stop(node, why)],
    variables,
    parts: [],
    notes,
    isEnd: false,
  })

  if (asked && standing.nodeId !== undefined) {
    // what is certain comes before any answer: who writes of chest pain must not be taken for somebody of that name
    const certain = globalsOf(nodes, here).find(({ enter }) => enter.kind === 'says' && isMet(enter, standing))
    if (certain) return arrive(certain.node, why(certain.enter), standing, [stop(here, 'stood here')], notes)
    const next = pendingAsk(here, variables)
    if (answer !== undefined && next)
      return {
        plan: { ...at(here, `got ${asked.variable}`), words: worded(next.question, variables), parts: choicesOf(next) },
      }
    if (answer === undefined) {
      const unknown = unjudged(
        globalsOf(nodes, here).map(({ enter }) => enter),
        situation,
      )
      if (unknown.length > 0) return { judge: unknown }
      const global = globalsOf(nodes, here).find(({ enter }) => isMet(enter, situation))
      if (global) return arrive(global.node, why(global.enter), situation, [stop(here, 'stood here')], notes)
      const stays = at(here, `waits for ${asked.variable}`)
      const parts = choicesOf(asked)
      if (looksLikeQuestion(standing.said))
        return { plan: { ...stays, question: worded(asked.question, variables), parts } }
      return { plan: { ...stays, words: worded(asked.retry ?? asked.question, variables), parts } }
    }
  }

  const way = nextWay(nodes, here, situation)
  if ('judge' in way) return way
  if (!way.to) return { plan: at(here, standing.nodeId === undefined ? 'the beginning' : 'stays') }
  return arrive(way.to, way.why, situation, [stop(here, 'stood here')], notes)
}

const nowhere: Omit<Plan, 'variables' | 'notes'> = {
  node: { id: 'agent', type: 'default', name: 'Agent', instructions: '', ways: [], usesKnowledge: true },
  path: [{ nodeId: 'agent', name: 'Agent', type: 'default', why: 'the agent has no nodes' }],
  parts: [],
  isEnd: false,
}

/** After an end, or when the node was deleted in the meantime, the conversation begins again. */
const standingAt = (nodes: readonly AgentNode[], nodeId: string | undefined): AgentNode | undefined => {
  const known = nodes.find(({ id, type }) => id === nodeId && type !== 'note' && type !== 'end')
  return known ?? nodes.find(({ type }) => type === 'start') ?? nodes.find(({ type }) => type === 'default')
}

const arrive = (
  to: AgentNode,
  because: string,
  situation: Standing,
  before: readonly Stop[],
  notes: readonly string[],
): Planned => {
  let node = to
  let path = [...before, stop(to, because)]
  for (let hops = 0; hops < MAX_HOPS && onlyPassesOn(node, situation.variables); hops++) {
    const way = nextWay(situation.nodes, node, situation)
    if ('judge' in way) return way
    if (!way.to) break
    node = way.to
    path = [...path, stop(node, way.why)]
  }
  const ask = pendingAsk(node, situation.variables)
  const question = ask && worded(ask.question, situation.variables)
  const says = node.says && worded(node.says, situation.variables)
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

const onlyPassesOn = (node: AgentNode, variables: Situation['variables']): boolean =>
  node.type !== 'end' &&
  !node.says?.trim() &&
  node.instructions.trim() === '' &&
  (node.parts ?? []).length === 0 &&
  pendingAsk(node, variables) === undefined

const pendingAsk = (node: AgentNode, variables: Situation['variables']): AskFor | undefined =>
  node.asks?.find(({ variable }) => !variables[variable])

interface Global {
  readonly node: AgentNode
  readonly enter: WayCondition
}

const globalsOf = (nodes: readonly AgentNode[], here: AgentNode): Global[] =>
  nodes.flatMap((node) =>
    node.isGlobal && node.enter && node.enter.kind !== 'always' && node.id !== here.id
      ? [{ node, enter: node.enter }]
      : [],
  )

type NextWay = { readonly to: AgentNode | undefined; readonly why: string } | { readonly judge: readonly string[] }

const nextWay = (nodes: readonly AgentNode[], here: AgentNode, situation: Situation): NextWay => {
  const own = here.ways.filter(({ when }) => when.kind !== 'always')
  const globals = globalsOf(nodes, here)
  const unknown = unjudged([...own.map(({ when }) => when), ...globals.map(({ enter }) => enter)], situation)
  if (unknown.length > 0) return { judge: unknown }
  const candidates = [
    ...own.map(({ to, when }) => ({ node: nodes.find(({ id }) => id === to), when })),
    ...globals.map(({ node, enter }) => ({ node, when: enter })),
    ...here.ways
      .filter(({ when }) => when.kind === 'always')
      .map(({ to, when }) => ({ node: nodes.find(({ id }) => id === to), when })),
  ]
  const taken = candidates.find(({ node, when }) => node && node.type !== 'note' && isMet(when, situation))
  return taken ? { to: taken.node, why: why(taken.when) } : { to: undefined, why: 'no way fits' }
}

const unjudged = (conditions: readonly WayCondition[], situation: Situation): string[] => [
  ...new Set(
    conditions.flatMap((condition) =>
      condition.kind === 'intent' && isMet(condition, situation) === undefined ? [condition.sentence] : [],
    ),
  ),
]

const why = (condition: WayCondition): string => {
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

const stop = (node: AgentNode, because: string): Stop => ({
  nodeId: node.id,
  name: node.name,
  type: node.type,
  why: because,
})

const worded = (words: string, variables: Situation['variables']): string => fillWords(words, variables)
