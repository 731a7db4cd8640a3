import { mergeVariables } from '#functions/conversations/merge-variables'
import type { ConversationView } from '#functions/conversations/turn/conversation-view'
import type { Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { isFormSubmission } from './is-form-submission.ts'
import { judgeIntents } from './judge-intents.ts'
import { type Plan, plan } from './plan.ts'

export interface PlannedTurn {
  readonly plan: Plan
  /** What judging intents took. */
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A node that passes on asks for one more judgement; nobody draws more of them in a row. */
const MAX_JUDGEMENTS = 4

/** Which node answers, with intents judged by the agent's model (or lexically, when the offline model answers). */
export const planTurn = async (
  turn: TurnContext,
  seen: ConversationView,
  said: string,
  ports: Ports,
  signal: AbortSignal,
): Promise<PlannedTurn> => {
  const { settings } = turn.agent
  const verdicts = new Map<string, boolean>()
  const standing = {
    nodes: settings.enableNodes ? settings.nodes : [],
    nodeId: seen.head.nodeId,
    said,
    isFilledIn: isFormSubmission(seen),
    variables: mergeVariables(seen.head.variables, seen.owed),
    verdicts,
  }
  let inputTokens = 0
  let outputTokens = 0
  for (let judgements = 0; ; judgements++) {
    const planned = plan(standing)
    if ('plan' in planned) return { plan: planned.plan, inputTokens, outputTokens }
    const judged =
      judgements < MAX_JUDGEMENTS
        ? await judge(planned.judge, said, seen, settings.vg_defaultModel, ports, signal)
        : { isTrue: new Set<string>(), inputTokens: 0, outputTokens: 0 }
    inputTokens += judged.inputTokens
    outputTokens += judged.outputTokens
    for (const sentence of planned.judge) verdicts.set(sentence, judged.isTrue.has(sentence))
  }
}

const judge = async (
  sentences: readonly string[],
  said: string,
  seen: ConversationView,
  modelId: string,
  ports: Ports,
  signal: AbortSignal,
) => {
  const { model, id } = await ports.selectModel(modelId)
  if (model.provider === 'offline')
    return { isTrue: ports.judgeOffline(sentences, said), inputTokens: 0, outputTokens: 0 }
  const before = seen.messages.findLast(({ role }) => role === 'agent')?.text ?? ''
  return judgeIntents(model, { sentences, said, before, modelId: id, signal })
}
