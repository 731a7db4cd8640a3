import { isFormSubmission } from '#functions/conversations/turn/plan/is-form-submission'
import { world } from '#lib/world'
import { turnPrice } from '#shared/billing/turn-price'
import type { TurnTrace } from '#shared/conversations/schema'
import { answerByPair } from './answer-by-pair.ts'
import type { AnswerContext } from './answer-context.ts'
import type { AnswerFailure } from './answer-failure.ts'
import { citationsOf } from './citations-of.ts'
import { isUnfounded } from './is-unfounded.ts'
import type { ModelAnswer } from './model-answer.ts'
import { previousQuestion } from './previous-question.ts'
import { readingStep } from './reading-step.ts'
import { type RetrievedKnowledge, retrieveInContext } from './retrieve-in-context.ts'
import { runModel } from './run-model.ts'
import { sourcesOf } from './sources-of.ts'

/**
 * The team's own answer to this question, else one by the node's model from the knowledge found for it, with the node's
 * tools; `failed` when there is none.
 */
export const answerByModel = async (context: AnswerContext): Promise<ModelAnswer | AnswerFailure> => {
  const { turn, view, planned, ports, audience, elapsedMs } = context
  const { settings, agentId } = turn.agent
  const { node, question } = planned.plan
  const usesKnowledge = node.usesKnowledge !== false
  const startMs = elapsedMs()
  const found = usesKnowledge ? await retrieveForNode(context) : noKnowledge
  if (!found) return { failed: { step: 'knowledge', code: 'broken' }, trace: { tools: [] } }
  const { hits } = found
  const time = { startMs, endMs: elapsedMs() }
  const byPair = answerByPair(context, found, time)
  if (byPair) return byPair

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
        prompt: system,
        messages: [...messages],
      },
    },
  }
}

const noKnowledge: RetrievedKnowledge = { query: '', hits: [] }

const retrieveForNode = ({
  turn,
  view,
  message,
  planned,
  ports,
  prefetched,
}: AnswerContext): Promise<RetrievedKnowledge | undefined> => {
  const tags = planned.plan.node.knowledgeTags ?? []
  if (tags.length === 0) return prefetched
  return retrieveInContext(ports.retrieve, { agentId: turn.agent.agentId, text: message, tags }, previousQuestion(view))
}

const retrievalOf = (
  { query, hits }: RetrievedKnowledge,
  time: { readonly startMs: number; readonly endMs: number },
  answerThreshold: number,
  isUsed: (n: number) => boolean,
): NonNullable<TurnTrace['retrieval']> => ({
  query,
  ...time,
  cut: answerThreshold,
  hits: hits.map(({ before: _before, after: _after, ...hit }, at) => ({ ...hit, isUsed: isUsed(at + 1) })),
})
