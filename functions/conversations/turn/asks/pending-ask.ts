import type { AgentNode, AskFor } from '#shared/agents/schema'

/** A node's first question whose variable has no value yet; the empty value is that of a visitor who gives none. */
export const pendingAsk = (node: AgentNode, variables: Readonly<Record<string, string>>): AskFor | undefined =>
  node.asks?.find(({ variable }) => variables[variable] === undefined)
