import type { AgentNode, AgentSettings, AskFor, UiPart } from '#shared/agents/schema'
import { choicesOf } from './choices-of.ts'
import { fillWords } from './fill-words.ts'

export interface Greeting {
  readonly nodeId: string | undefined
  readonly messages: readonly { readonly text: string; readonly parts: readonly UiPart[] }[]
}

/**
 * What an agent says before it is spoken to: its start node's exact words and first question, else its initial messages.
 * No model is asked, so a visitor who never writes costs nothing.
 */
export const greeting = (
  { enableNodes, nodes, vg_initMessages }: Pick<AgentSettings, 'enableNodes' | 'nodes' | 'vg_initMessages'>,
  variables: Readonly<Record<string, string>>,
): Greeting => {
  const start = enableNodes ? nodes.find(({ type }) => type === 'start') : undefined
  const initial = vg_initMessages.map((text) => ({ text: fillWords(text, variables), parts: [] }))
  if (!start) return { nodeId: undefined, messages: initial.filter(({ text }) => text !== '') }
  const ask = start.asks?.find(({ variable }) => !variables[variable])
  const words = wordsOf(start, ask, variables)
  const parts = [...(start.parts ?? []), ...(ask ? choicesOf(ask) : [])]
  if (words === '' && parts.length === 0)
    return { nodeId: start.id, messages: initial.filter(({ text }) => text !== '') }
  return { nodeId: start.id, messages: [{ text: words, parts }] }
}

const wordsOf = (start: AgentNode, ask: AskFor | undefined, variables: Readonly<Record<string, string>>): string =>
  [start.says, ask?.question]
    .filter((words) => words !== undefined)
    .map((words) => fillWords(words, variables))
    .filter((words) => words !== '')
    .join('\n\n')
