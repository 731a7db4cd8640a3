import { productTextIn } from '#functions/conversations/language/product-texts'
import { answerRules } from '#functions/conversations/turn/asks/answer-rules'
import { plan } from '#functions/conversations/turn/plan/plan'
import type { Plan } from '#functions/conversations/turn/plan/planned'
import { judgeLexically } from '#functions/models/offline/judge-lexically'
import { asksForPerson, languageOfRequest } from '#functions/models/offline/language/people/asks-for-person'
import type { AgentNode } from '#shared/agents/schema'

/** Where a message leads from a node, with intents judged by words alone. */
export const planFor = (
  nodes: readonly AgentNode[],
  nodeId: string,
  sent: string,
  variables: Readonly<Record<string, string>> = {},
): Plan => {
  const verdicts = new Map<string, boolean>()
  for (;;) {
    const planned = plan({
      nodes,
      nodeId,
      message: sent,
      said: [],
      rules: answerRules,
      variables,
      verdicts,
      asksForPerson: asksForPerson(sent),
      requestWords: productTextIn('teamAsked', languageOfRequest(sent) ?? 'en'),
      isRequest: asksForPerson,
    })
    if ('plan' in planned) return planned.plan
    const isTrue = judgeLexically(planned.judge, sent)
    for (const sentence of planned.judge) verdicts.set(sentence, isTrue.has(sentence))
  }
}
