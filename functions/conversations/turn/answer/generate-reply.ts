import { messageText } from '#functions/conversations/message-text'
import type { Reply } from '#functions/conversations/turn/commit/commit-reply'
import type { ConversationView } from '#functions/conversations/turn/conversation-view'
import type { Lease } from '#functions/conversations/turn/lease/lease'
import { MODEL_BUDGET_MS } from '#functions/conversations/turn/limits'
import { planTurn } from '#functions/conversations/turn/plan/plan-turn'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { world } from '#lib/world'
import { TURN_MILLI_CREDITS, toCredits } from '#shared/billing/prices'
import { conversationMessages } from '#shared/conversations/messages'
import { answerByModel } from './answer-by-model.ts'
import { detectLoop, PAUSE_MS } from './detect-loop.ts'
import { previousQuestion } from './previous-question.ts'
import { retrieveInContext } from './retrieve-in-context.ts'

export interface ReplyContext {
  readonly turn: TurnContext
  readonly lease: Lease
  readonly seen: ConversationView
  readonly ports: Ports
  readonly audience: Audience
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

/**
 * What the agent says to what is owed: plan, look up, speak. Changes nothing, so it may be done again.
 * When no model can be brought to answer, the reply is an honest apology that costs nothing: the visitor is waiting, so an
 * apology now is worth more than an answer after the lease; their words stay in the history for the next try.
 */
export const generateReply = async (thinking: ReplyContext): Promise<Reply> => {
  const time = new AbortController()
  const stopClock = new AbortController()
  void world()
    .sleep(MODEL_BUDGET_MS, stopClock.signal)
    .then(() => {
      if (!stopClock.signal.aborted) time.abort()
    })
  try {
    return await composeReply(thinking, time.signal)
  } finally {
    stopClock.abort()
  }
}

const composeReply = async (
  { turn, lease, seen, ports, audience, startedAt }: ReplyContext,
  signal: AbortSignal,
): Promise<Reply> => {
  const since = () => world().now() - startedAt
  const free = (text: string, pausedUntil?: number): Reply => {
    audience.send({ type: 'delta', text })
    return {
      ...nothingSpent,
      text,
      nodeId: seen.head.nodeId,
      variables: seen.head.variables,
      startedAt,
      isApology: true,
      ...(pausedUntil === undefined ? {} : { pausedUntil }),
    }
  }
  if (detectLoop(seen.messages, world().now())) return free(conversationMessages.paused, world().now() + PAUSE_MS)

  const said = seen.owed.map(messageText).join('\n')
  const early = retrieveInContext(ports.retrieve, { agentId: turn.agent.agentId, text: said }, previousQuestion(seen))
  const plannedAt = since()
  const decided = await planTurn(turn, seen, said, ports, signal)
  const { plan } = decided
  const path = plan.path.map((stop) => ({ ...stop, startMs: plannedAt, endMs: since() }))
  const answer =
    plan.words === undefined
      ? await answerByModel({ turn, seen, said, decided, ports, audience, early, since, signal })
      : { ...nothingSpent, ...decided, text: plan.words, price: TURN_MILLI_CREDITS, trace: { tools: [] } }
  const heard = seen.owed.reduce((sum, { heardMilliCredits = 0 }) => sum + heardMilliCredits, 0)
  const told = {
    path,
    ...answer.trace,
    variables: { ...plan.variables },
    ...(heard ? { voiceNoteCredits: toCredits(heard) } : {}),
  }
  if ('failed' in answer) {
    audience.trace?.({
      ...told,
      failure: { ...answer.failed, nodeId: plan.node.id, atMs: since() },
      credits: 0,
      totalMs: since(),
    })
    return free(conversationMessages.apology)
  }
  if (plan.words !== undefined) audience.send({ type: 'delta', text: plan.words })
  // what the node offers comes first, and two rows of buttons would be one too many
  const parts =
    plan.parts.length > 0 || plan.isEnd ? plan.parts : ports.offerHandoff(said, turn.agent.settings.UIhandoffTitle)
  for (const part of parts) audience.send({ type: 'part', part })
  const cost = Math.min(answer.price, lease.held.milliCredits)
  audience.trace?.({ ...told, credits: toCredits(cost), totalMs: since() })
  return {
    text: answer.text,
    citations: answer.citations,
    inputTokens: answer.inputTokens,
    outputTokens: answer.outputTokens,
    isUnanswered: answer.isUnanswered,
    ...('pairId' in answer && answer.pairId ? { pairId: answer.pairId } : {}),
    parts,
    cost,
    nodeId: plan.node.id,
    variables: plan.variables,
    isEnd: plan.isEnd,
    isApology: false,
    startedAt,
  }
}

const nothingSpent = {
  parts: [],
  citations: [],
  cost: 0,
  isEnd: false,
  isApology: false,
  isUnanswered: false,
  inputTokens: 0,
  outputTokens: 0,
} as const
