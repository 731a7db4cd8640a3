import { messageWords } from '#features/models'
import { EMAIL_FORM } from '#functions/conversations/contact/email-form-id'
import { isHandingOver } from '#functions/conversations/contact/is-handing-over'
import { fieldValues } from '#functions/conversations/fields/field-values'
import { withMessages } from '#functions/conversations/fields/with-messages'
import { productText } from '#functions/conversations/language/product-text'
import { messageText } from '#functions/conversations/message-text'
import type { Reply } from '#functions/conversations/turn/commit/reply'
import type { Lease } from '#functions/conversations/turn/lease/lease'
import { MODEL_BUDGET_MS } from '#functions/conversations/turn/limits'
import { type PlannedTurn, planTurn } from '#functions/conversations/turn/plan/plan-turn'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { conversationLanguage } from '#functions/conversations/turn/view/conversation-language'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { world } from '#lib/world'
import { toCredits } from '#shared/billing/milli-credits'
import { TURN_MILLI_CREDITS } from '#shared/billing/prices'
import { answerMessage } from './answer-message.ts'
import { detectLoop, PAUSE_MS } from './detect-loop.ts'
import type { TeamPlan } from './plan-for-team.ts'
import { previousQuestion } from './previous-question.ts'
import { retrieveInContext } from './retrieve-in-context.ts'
import type { TurnAnswer } from './turn-answer.ts'

export interface ReplyContext {
  readonly turn: TurnContext
  readonly lease: Lease
  readonly view: ConversationView
  readonly ports: Ports
  readonly audience: Audience
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

/**
 * The agent's reply to the owed messages: plan, search, answer. It changes nothing, so it may be repeated. When no model
 * answers, the reply is an apology that costs nothing: the visitor is waiting, so an apology now is worth more than an answer
 * after the lease has expired; their messages stay in the history for the next try.
 */
export const generateReply = async (context: ReplyContext): Promise<Reply> => {
  const budget = new AbortController()
  const stopTimer = new AbortController()
  void world()
    .sleep(MODEL_BUDGET_MS, stopTimer.signal)
    .then(() => {
      if (!stopTimer.signal.aborted) budget.abort()
    })
  try {
    return await composeReply(context, budget.signal)
  } finally {
    stopTimer.abort()
  }
}

const composeReply = async (context: ReplyContext, signal: AbortSignal): Promise<Reply> => {
  const { turn, lease, view, ports, audience, startedAt } = context
  const elapsedMs = () => world().now() - startedAt
  const spoken = await conversationLanguage(view, turn.agent)
  const { language } = spoken
  if (detectLoop(view.messages, world().now())) return freeReply(context, spoken, 'paused', world().now() + PAUSE_MS)

  const asked = view.owed.filter(({ isLaunch }) => !isLaunch)
  const launched = asked.length === 0 ? await (await ports.launch?.())?.launchReply(context) : undefined
  if (launched) return launched

  const message = (asked.length === 0 ? view.owed : asked).map(messageText).join('\n')
  const { agentId, settings } = turn.agent
  const prefetched = retrieveInContext(ports.retrieve, { agentId, text: message }, previousQuestion(view))
  const startMs = elapsedMs()
  const planned = await withTeam(
    await planTurn(turn, view, message, language, ports, signal),
    message,
    language,
    context,
  )
  const { plan } = planned
  const path = plan.path.map((step) => ({ ...step, startMs, endMs: elapsedMs() }))
  const answer =
    plan.words === undefined
      ? await answerMessage({ turn, view, message, planned, language, ports, audience, prefetched, elapsedMs, signal })
      : { ...emptyReply, ...planned, text: plan.words, price: TURN_MILLI_CREDITS, trace: { tools: [] } }
  const transcription = view.owed.reduce((sum, { transcriptionMilliCredits = 0 }) => sum + transcriptionMilliCredits, 0)
  const baseTrace = {
    path,
    ...answer.trace,
    variables: { ...plan.variables },
    ...(transcription ? { voiceNoteCredits: toCredits(transcription) } : {}),
  }
  if ('failed' in answer) {
    const failure = { ...answer.failed, nodeId: plan.node.id, atMs: elapsedMs() }
    audience.trace?.({ ...baseTrace, failure, credits: 0, totalMs: elapsedMs() })
    return freeReply(context, spoken, 'apology')
  }
  if (plan.words !== undefined) audience.send({ type: 'delta', text: plan.words })
  const noted = await notedInstead(context, answer, planned.passedOn, language)
  // the node's own parts replace the handoff button: two rows of buttons would be one too many
  const isOffered =
    plan.parts.length === 0 &&
    !plan.isEnd &&
    !plan.tells &&
    view.head.place === undefined &&
    !isHandingOver(plan.node, settings.nodes)
  const parts = isOffered
    ? await ports.offerHandoff(
        message,
        settings.UIhandoffTitle,
        answer.isUnanswered,
        await languageOfReply(answer.text, language),
      )
    : plan.parts
  const product = noted === undefined ? plan.product : planned.passedOn === undefined ? 'noted' : undefined
  for (const part of parts) audience.send({ type: 'part', part })
  const cost = Math.min(answer.price, lease.held.milliCredits)
  audience.trace?.({ ...baseTrace, credits: toCredits(cost), totalMs: elapsedMs() })
  return {
    text: noted ?? answer.text,
    citations: answer.citations,
    inputTokens: answer.inputTokens,
    outputTokens: answer.outputTokens,
    isUnanswered: answer.isUnanswered,
    ...('pairId' in answer && answer.pairId ? { pairId: answer.pairId } : {}),
    parts,
    cost,
    nodeId: plan.node.id,
    variables: plan.variables,
    // a message for the team that says goodbye too is no farewell yet
    isEnd: plan.isEnd && !planned.isLeaving,
    // in a test nobody waits, and nobody is notified
    ...(plan.tells && !view.head.isTest ? { tells: plan.tells } : {}),
    isApology: false,
    ...(product ? { product } : {}),
    ...(spoken.isShown ? { language } : {}),
    startedAt,
  }
}

/** Few turns concern the team, and a cold start none: what they take is loaded then. */
const withTeam = async (
  planned: PlannedTurn,
  message: string,
  language: string,
  context: ReplyContext,
): Promise<TeamPlan> => {
  const { head, owed } = context.view
  const { nodes } = context.turn.agent.settings
  const concernsTeam =
    planned.plan.tells !== undefined ||
    head.place === 'left-message' ||
    owed.some(({ form }) => form?.formId === EMAIL_FORM) ||
    isHandingOver(planned.plan.node, nodes, 'request')
  return concernsTeam ? (await import('./plan-for-team.ts')).planForTeam(planned, message, language, context) : planned
}

/**
 * What replaces an answer of the offline model that knows nothing, while a message waits for the team: the visitor writes to
 * them, and would be offered the team again.
 */
const notedInstead = async (
  { view: { head }, ports, audience }: ReplyContext,
  { isUnanswered, citations, trace }: Pick<TurnAnswer, 'isUnanswered' | 'citations' | 'trace'>,
  passedOn: string | undefined,
  language: string,
): Promise<string | undefined> => {
  if (head.place !== 'left-message' || !isUnanswered || citations.length > 0 || !trace.model?.isOffline)
    return undefined
  const contact = await ports.contact?.()
  if (!contact) return undefined
  const text = passedOn ?? contact.notedWords(language)
  audience.send({ type: 'reset' })
  audience.send({ type: 'delta', text })
  return text
}

/** What stands under a reply is in its language: an answer from the knowledge may be in another one than the conversation. */
const languageOfReply = async (text: string, language: string): Promise<string> =>
  (await messageWords()).languageShown([text], language) ?? language

/** A reply that costs nothing and leaves the conversation at its current node. */
const freeReply = async (
  { view, audience, startedAt }: ReplyContext,
  { language, isShown }: Awaited<ReturnType<typeof conversationLanguage>>,
  product: 'apology' | 'paused',
  pausedUntil?: number,
): Promise<Reply> => {
  const text = await productText(product, language)
  audience.send({ type: 'delta', text })
  return {
    ...emptyReply,
    text,
    nodeId: view.head.nodeId,
    variables: fieldValues(withMessages(view.head, view.owed)),
    startedAt,
    isApology: true,
    product,
    ...(isShown ? { language } : {}),
    ...(pausedUntil === undefined ? {} : { pausedUntil }),
  }
}

const emptyReply = {
  parts: [],
  citations: [],
  cost: 0,
  isEnd: false,
  isApology: false,
  isUnanswered: false,
  inputTokens: 0,
  outputTokens: 0,
} as const
