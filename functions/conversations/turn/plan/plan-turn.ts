import { messageWords } from '#features/models'
import { type Fields, fieldValues } from '#functions/conversations/fields/field-values'
import { refusedFields } from '#functions/conversations/fields/refused-fields'
import { withMessages } from '#functions/conversations/fields/with-messages'
import { isSameLanguage } from '#functions/conversations/language/is-same-language'
import { productText } from '#functions/conversations/language/product-text'
import { type AnswerRules, loadAnswerRules } from '#functions/conversations/turn/asks/load-answer-rules'
import type { Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { isMessageAwaited } from '#functions/conversations/turn/view/is-message-awaited'
import type { AgentNode, AgentSettings } from '#shared/agents/schema'
import { isFormSubmission } from './is-form-submission.ts'
import { judgeIntents } from './judge-intents.ts'
import { plan } from './plan.ts'
import type { Plan } from './planned.ts'

export interface PlannedTurn {
  readonly plan: Plan
  /** The visitor was asked for a message, and has left none before. */
  readonly isAwaited: boolean
  /** The messages are the one that the visitor was asked to leave. */
  readonly isLeaving: boolean
  /** How visitors answer what they are asked about themselves. */
  readonly rules: AnswerRules
  /** Tokens for judging intents. */
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Each pass-through node may need another judgement; agents have fewer of them in a row. */
const MAX_JUDGEMENTS = 4

/**
 * The product's own words in the agent's nodes are in the conversation's language; those of its owner are as written. Forms are
 * asked field by field where they cannot be shown.
 */
const nodesFor = async (
  language: string,
  { lang, nodes }: AgentSettings,
  isThirdParty: boolean,
): Promise<readonly AgentNode[]> => {
  const own = isSameLanguage(language, lang)
    ? nodes
    : (await import('#functions/conversations/language/starter-texts')).nodesIn(language, nodes)
  return isThirdParty
    ? (await import('#functions/conversations/turn/asks/fields-as-asks')).fieldsAsAsks(own, language)
    : own
}

/** Which node answers, with intents judged by the agent's model (or lexically, when the offline model answers). */
export const planTurn = async (
  turn: TurnContext,
  view: ConversationView,
  message: string,
  language: string,
  ports: Ports,
  signal: AbortSignal,
): Promise<PlannedTurn> => {
  const { settings } = turn.agent
  const [{ asksForPerson, smallTalkOf }, rules] = await Promise.all([messageWords(), loadAnswerRules()])
  const isLeftText = (text: string) => rules.isLeftText(text, smallTalkOf)
  const isAwaited = isMessageAwaited(view, isLeftText)
  const isAsked = !isFormSubmission(view) && !isAwaited && asksForPerson(message, settings.UIhandoffTitle)
  const nodes = settings.enableNodes ? await nodesFor(language, settings, view.head.route !== undefined) : []
  const verdicts = new Map<string, boolean>()
  const position = {
    nodes,
    nodeId: view.head.nodeId,
    message,
    isFormSubmission: isFormSubmission(view),
    said: view.messages.filter(({ role }) => role === 'agent').map(({ text }) => text),
    rules,
    asksForPerson: isAsked,
    variables: variablesOf(view, nodes, rules),
    verdicts,
    requestWords:
      isAsked && settings.UIhandoffTitle.trim() !== '' ? await productText('teamAsked', language) : undefined,
    isRequest: asksForPerson,
  }
  const isLeaving = isAwaited && !isFormSubmission(view) && isLeftText(message)
  let inputTokens = 0
  let outputTokens = 0
  for (let judgements = 0; ; judgements++) {
    const planned = plan(position)
    if ('plan' in planned) return { plan: planned.plan, isAwaited, isLeaving, rules, inputTokens, outputTokens }
    const judged =
      judgements < MAX_JUDGEMENTS
        ? await judge(planned.judge, message, view, settings.vg_defaultModel, ports, signal)
        : { isTrue: new Set<string>(), inputTokens: 0, outputTokens: 0 }
    inputTokens += judged.inputTokens
    outputTokens += judged.outputTokens
    for (const sentence of planned.judge) verdicts.set(sentence, judged.isTrue.has(sentence))
  }
}

/** What the visitor gave, with what they gave before a node asks for it, and what they refused. */
const variablesOf = ({ head, messages, owed }: ConversationView, nodes: readonly AgentNode[], rules: AnswerRules) => {
  const fields = withMessages<Fields>(head, owed)
  const variables = { ...refusedFields(fields), ...fieldValues(fields) }
  const owedNow = new Set(owed.map(({ id }) => id))
  const texts = messages
    .filter(({ id, role, form }) => role === 'visitor' && !form && !owedNow.has(id))
    .map(({ text }) => text)
  return { ...rules.knownAnswers(nodes, { variables, texts }), ...variables }
}

const judge = async (
  sentences: readonly string[],
  message: string,
  view: ConversationView,
  modelId: string,
  ports: Ports,
  signal: AbortSignal,
) => {
  const { model, id } = await ports.selectModel(modelId)
  if (model.provider === 'offline')
    return { isTrue: await ports.judgeOffline(sentences, message), inputTokens: 0, outputTokens: 0 }
  const before = view.messages.findLast(({ role }) => role === 'agent')?.text ?? ''
  return judgeIntents(model, { sentences, message, before, modelId: id, signal })
}
