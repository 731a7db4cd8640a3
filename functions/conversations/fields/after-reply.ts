import type { Head, StoredMessage } from '#functions/conversations/store'
import type { AgentNode } from '#shared/agents/schema'
import { type Fields, fieldValues } from './field-values.ts'
import { refusedFields } from './refused-fields.ts'
import { withMessages } from './with-messages.ts'

interface View {
  readonly head: Head
  readonly owed: readonly StoredMessage[]
}

interface Answered {
  /** The variables after the turn, members' edits included. */
  readonly variables: Readonly<Record<string, string>>
  readonly nodes: readonly AgentNode[]
  readonly at: number
}

/**
 * The visitor's own values after a turn: those that the answered messages brought, and the answers to nodes' questions. A
 * member's edits, which the turn read too, are stored beside them and never among them.
 */
export const afterReply = (
  { head, owed }: View,
  { variables, nodes, at }: Answered,
): Pick<Fields, 'variables' | 'origins'> => {
  const given = withMessages<Fields & Pick<Head, 'channel'>>(head, owed)
  const known = fieldValues(given)
  const refused = refusedFields(given)
  const answered = Object.entries(variables).filter(([name, value]) => (known[name] ?? refused[name]) !== value)
  const origins = answered.map(([name]) => {
    const asking = nodes.filter((node) => asksFor(node, name))
    const node = asking.find(({ id }) => id === head.nodeId) ?? asking[0]
    return [name, { from: 'ask', ...(node ? { node: node.name } : {}), at }] as const
  })
  return {
    variables: { ...given.variables, ...Object.fromEntries(answered) },
    origins: { ...given.origins, ...Object.fromEntries(origins) },
  }
}

/** By a question, or by a form that a channel asks field by field. */
const asksFor = ({ asks = [], parts = [] }: AgentNode, name: string): boolean =>
  [...asks, ...parts.flatMap((part) => (part.kind === 'form' ? part.fields : []))].some(
    ({ variable }) => variable === name,
  )
