import { choicesOf } from '#shared/agents/choices-of'
import type { AgentNode, AgentSettings, AskFor, UiPart } from '#shared/agents/schema'
import { readGreeting } from '#shared/conversations/greeting/read-greeting'
import { fillVariables } from './fill-variables.ts'

export interface Greeting {
  readonly nodeId: string | undefined
  readonly messages: readonly { readonly text: string; readonly parts: readonly UiPart[] }[]
}

/**
 * An agent's first messages: its start node's exact text and first question, else its greeting in Markdown, else its initial
 * messages. No model is called, so a visitor who never writes costs nothing.
 */
export const greeting = (
  {
    enableNodes,
    nodes,
    vg_initPrompt = '',
    vg_initMessages,
  }: Pick<AgentSettings, 'enableNodes' | 'nodes' | 'vg_initMessages'> & Partial<Pick<AgentSettings, 'vg_initPrompt'>>,
  variables: Readonly<Record<string, string>>,
): Greeting => {
  const start = enableNodes ? nodes.find(({ type }) => type === 'start') : undefined
  const own = readGreeting(fillVariables(vg_initPrompt, variables))
  const initial = vg_initMessages.map((text) => ({ text: fillVariables(text, variables), parts: [] }))
  const opening = own ? [own] : initial.filter(({ text }) => text !== '')
  if (!start) return { nodeId: undefined, messages: opening }
  const ask = start.asks?.find(({ variable }) => !variables[variable])
  const text = wordsOf(start, ask, variables)
  const parts = [...(start.parts ?? []), ...(ask ? choicesOf(ask) : [])]
  if (text === '' && parts.length === 0) return { nodeId: start.id, messages: opening }
  return { nodeId: start.id, messages: [{ text, parts }] }
}

const wordsOf = (start: AgentNode, ask: AskFor | undefined, variables: Readonly<Record<string, string>>): string =>
  [start.says, ask?.question]
    .filter((text) => text !== undefined)
    .map((text) => fillVariables(text, variables))
    .filter((text) => text !== '')
    .join('\n\n')
