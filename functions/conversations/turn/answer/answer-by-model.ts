import { isFormSubmission } from '#functions/conversations/turn/plan/is-form-submission'
import { world } from '#lib/world'
import { turnPrice } from '#shared/billing/turn-price'
import type { TurnTrace } from '#shared/conversations/schema'
import type { AnswerContext } from './answer-context.ts'
import type { AnswerFailure } from './answer-failure.ts'
import { citationsOf } from './citations-of.ts'
import { isUnfounded } from './is-unfounded.ts'
import { readingStep } from './reading-step.ts'
import type { RetrievedKnowledge } from './retrieve-in-context.ts'
import { runModel } from './run-model.ts'
import type { SearchTime } from './search-time.ts'
import { sourcesOf } from './sources-of.ts'
import type { TurnAnswer } from './turn-answer.ts'

/** An answer by the node's model from the knowledge found for it, with the node's tools. */
export const answerByModel = async (
  context: AnswerContext,
  found: RetrievedKnowledge,
  time: SearchTime,
): Promise<TurnAnswer | AnswerFailure> => {
  const { turn, view, planned, ports, audience, elapsedMs } = context
  const { settings, agentId } = turn.agent
  const { node, question } = planned.plan
  const usesKnowledge = node.usesKnowledge !== false
  const { hits } = found
  const selected = await ports.selectModel(node.model ?? settings.vg_defaultModel)
  if (hits[0]) audience.send(readingStep(hits[0].title))
  const tools = node.tools && node.tools.length > 0 ? await ports.tools.describe(agentId, node.tools) : []
  const run = await runModel(context, selected, { sources: sourcesOf(hits, settings.vgOptions), usesKnowledge, tools })
  const retrievalTrace = (isUsed: (n: number) => boolean): Pick<TurnTrace, 'retrieval'> =>
    usesKnowledge ? { retrieval: retrievalOf(found, time, ports.answerThreshold, isUsed) } : {}
  if ('failed' in run)
    return { failed: run.failed, trace: { tools: [...run.toolTrace], ...retrievalTrace(() => false) } }

  if (question) audience.send({ type: 'delta', text: `\n\n${question}` })
  const { output, inputTokens, outputTokens, system, messages, toolTrace } = run
  const { text, citations } = citationsOf(output.text, hits)
  const used = new Set(output.citedSources ?? citations.map(({ n }) => n))
  const { model, id: modelId } = selected
  const isUnanswered =
    output.isUnanswered || (usesKnowledge && isUnfounded(context, { model, hits, citations, usesTools: run.usesTools }))
  return {
    text: question ? `${text}\n\n${question}` : text,
    citations,
    inputTokens,
    outputTokens,
    isUnanswered: isUnanswered && !isFormSubmission(view),
    price: turnPrice(modelId, { input: inputTokens, output: outputTokens }),
    trace: {
      tools: [...toolTrace],
      ...retrievalTrace((n) => used.has(n)),
      model: {
        provider: model.provider,
        model: modelId,
        isOffline: model.provider === 'offline',
        inputTokens,
        outputTokens,
        firstTokenMs: elapsedMs() - (output.firstTokenAt === undefined ? 0 : world().now() - output.firstTokenAt),
        endMs: elapsedMs(),
        temperature: settings.vg_temperature,
        ...(isUnanswered && citations.length > 0 ? { isUnsure: true } : {}),
        prompt: system,
        messages: [...messages],
      },
    },
  }
}

const retrievalOf = (
  { query, hits }: RetrievedKnowledge,
  time: SearchTime,
  answerThreshold: number,
  isUsed: (n: number) => boolean,
): NonNullable<TurnTrace['retrieval']> => ({
  query,
  ...time,
  threshold: answerThreshold,
  hits: hits.map(({ before: _before, after: _after, ...hit }, at) => ({ ...hit, isUsed: isUsed(at + 1) })),
})
