import { judgeLexically } from '#functions/conversations/judge-lexically'
import { type Plan, plan } from '#functions/conversations/turn/plan/plan'
import type { AgentNode } from '#shared/agents/schema'

/** Where a message leads from a node, with intents judged by words alone. */
export const whereLed = (
  nodes: readonly AgentNode[],
  nodeId: string,
  said: string,
  variables: Readonly<Record<string, string>> = {},
): Plan => {
  const verdicts = new Map<string, boolean>()
  for (;;) {
    const planned = plan({ nodes, nodeId, said, variables, verdicts })
    if ('plan' in planned) return planned.plan
    const isTrue = judgeLexically(planned.judge, said)
    for (const sentence of planned.judge) verdicts.set(sentence, isTrue.has(sentence))
  }
}
