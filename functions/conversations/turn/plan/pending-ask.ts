import type { AgentNode, AskFor } from '#shared/agents/schema'

/** A node's first question whose variable has no value yet. */
export const pendingAsk = (node: AgentNode, variables: Readonly<Record<string, string>>): AskFor | undefined =>
  node.asks?.find(({ variable }) => !variables[variable])
