import type { AgentNode, AgentSettings } from '#shared/agents/schema'
import { readGreeting } from '#shared/conversations/greeting/read-greeting'

/** The greeting's place among nodes; nodes of owners have other ids. */
export const GREETING = '*greeting'

/**
 * What of an agent is sent as it is written: its nodes, and before them the greeting in Markdown, with which a chat opens where no start
 * node has words, questions or parts.
 */
export const checkedNodes = ({
  enableNodes,
  nodes,
  vg_initPrompt,
}: Pick<AgentSettings, 'enableNodes' | 'nodes' | 'vg_initPrompt'>): readonly AgentNode[] => {
  const own = enableNodes ? nodes : []
  const start = own.find(({ type }) => type === 'start')
  const { says = '', asks = [], parts = [] } = start ?? {}
  const greeting = says.trim() === '' && asks.length + parts.length === 0 ? readGreeting(vg_initPrompt) : undefined
  if (!greeting) return own
  const node: AgentNode = {
    id: GREETING,
    type: 'start',
    name: '',
    instructions: '',
    says: greeting.text,
    parts: [...greeting.parts],
    transitions: [],
  }
  return [node, ...own]
}
