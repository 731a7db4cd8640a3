import type { ModelTool } from '#features/models'
import { isFormSubmission } from '#functions/conversations/turn/plan/is-form-submission'
import { looksLikeQuestion } from '#functions/conversations/turn/plan/read-answer'
import { world } from '#lib/world'
import { HANDOFF_TITLE } from '#shared/agents/handoff-title'
import { turnPrice } from '#shared/billing/prices'
import type { TurnTrace } from '#shared/conversations/schema'
import { answerByPair } from './answer-by-pair.ts'
import type { AnswerContext } from './answer-context.ts'
import type { AnswerFailure } from './answer-failure.ts'
import { callModel, type ModelOutput } from './call-model.ts'
import { citationsOf } from './citations-of.ts'
import type { ModelAnswer } from './model-answer.ts'
import { modelHistory } from './model-history.ts'
import { previousQuestion } from './previous-question.ts'
import { readingStep } from './reading-step.ts'
import { type RetrievedKnowledge, retrieveInContext } from './retrieve-in-context.ts'
import { sourcesOf } from './sources-of.ts'
import { systemPrompt } from './system-prompt.ts'

/** A tool that leads to a tool that leads to a tool: nobody means more. */
const MAX_TOOL_ROUNDS = 4

/** The answer that somebody wrote for this question, else one by the node's model from the knowledge that fits, with tools where the node has them; `failed` when there is none to be had. */
export const answerByModel = async (work: AnswerContext): Promise<ModelAnswer | AnswerFailure> => {
  const { turn, seen, said, decided, ports, audience, since, signal } = work
  const { settings, agentId } = turn.agent
  const { node, variables, question } = decided.plan
  const usesKnowledge = node.usesKnowledge !== false
  const lookedUpAt = since()
  const found = usesKnowledge ? await retrieveForNode(work) : noKnowledge
  if (!found) return { failed: { step: 'knowledge', code: 'broken' }, trace: { tools: [] } }
  const { hits } = found
  const foundAt = since()
  const byPair = answerByPair(work, found, { startMs: lookedUpAt, endMs: foundAt })
  if (byPair) return byPair
  const { model, id: modelId } = await ports.selectModel(node.model ?? settings.vg_defaultModel)
  if (hits[0]) audience.send(readingStep(hits[0].title))
  const sources = sourcesOf(hits, settings.vgOptions)
  const tools = node.tools && node.tools.length > 0 ? await ports.tools.describe(agentId, node.tools) : []

  const looked = (isUsed: (n: number) => boolean): Pick<TurnTrace, 'retrieval'> =>
    usesKnowledge
      ? {
          retrieval: {
            query: found.query,
            startMs: lookedUpAt,
            endMs: foundAt,
            cut: ports.answerThreshold,
            hits: hits.map(({ before: _before, after: _after, ...hit }, at) => ({ ...hit, isUsed: isUsed(at + 1) })),
          },
        }
      : {}

  const toolResults: { name: string; result: unknown }[] = []
  const toolTrace: TurnTrace['tools'] = []
  const spokenBefore = modelHistory(seen.messages)
  let { inputTokens, outputTokens } = decided
  let spoken: ModelOutput
  let system: string
  for (let round = 0; ; round++) {
    const offered: readonly ModelTool[] = round < MAX_TOOL_ROUNDS ? tools : []
    system = systemPrompt({ settings, plan: decided.plan, sources, usesKnowledge, lang: seen.head.lang, toolResults })
    const heard = await callModel(
      model,
      {
        model: modelId,
        system,
        messages: spokenBefore,
        sources,
        isKnowledgeOnly: settings.onlyAnswerFromKnowledge,
        isFilledIn: isFormSubmission(seen),
        ...(settings.UIhandoffTitle === HANDOFF_TITLE ? {} : { handoff: settings.UIhandoffTitle }),
        node: { name: node.name, instructions: node.instructions },
        variables,
        tools: offered,
        temperature: settings.vg_temperature,
        maxOutputTokens: settings.vg_maxTokens,
      },
      { delta: (text) => audience.send({ type: 'delta', text }), reset: () => audience.send({ type: 'reset' }) },
      signal,
    )
    const noAnswer = (failed: AnswerFailure['failed']): AnswerFailure => ({
      failed,
      trace: { tools: toolTrace, ...looked(() => false) },
    })
    if (!heard.ok) return noAnswer({ step: 'model', code: heard.failure })
    spoken = heard.spoken
    inputTokens += spoken.inputTokens
    outputTokens += spoken.outputTokens
    if (spoken.calls.length === 0) break
    // what a model says while it calls a tool ("let me look") is not the answer
    if (spoken.text !== '') audience.send({ type: 'reset' })
    if (offered.length === 0) return noAnswer({ step: 'tools', code: 'too-many-rounds' })
    for (const call of spoken.calls) {
      const startMs = since()
      const { conversationId } = turn
      const answer = await ports.tools.run(call, { agentId, conversationId, variables, isTest: seen.head.isTest })
      const result = answer.ok ? answer.result : { error: answer.error }
      toolResults.push({ name: call.name, result })
      toolTrace.push({
        name: call.name,
        input: call.input,
        result,
        startMs,
        endMs: since(),
        ...(answer.ok ? {} : { error: answer.error }),
      })
    }
  }
  if (question) audience.send({ type: 'delta', text: `\n\n${question}` })
  const { text, citations } = citationsOf(spoken.text, hits)
  // a real model does not tell that it did not know: where it must keep to the knowledge, an answer to a question that rests
  // on no source, no tool and no sure passage is none
  const isUnfounded =
    usesKnowledge &&
    settings.onlyAnswerFromKnowledge &&
    model.provider !== 'offline' &&
    citations.length === 0 &&
    toolResults.length === 0 &&
    !hits.some(({ score }) => score >= ports.answerThreshold) &&
    looksLikeQuestion(said)
  const used = new Set(spoken.citedSources ?? citations.map(({ n }) => n))
  return {
    text: question ? `${text}\n\n${question}` : text,
    citations,
    inputTokens,
    outputTokens,
    isUnanswered: !isFormSubmission(seen) && (spoken.isUnanswered || isUnfounded),
    price: turnPrice(modelId, { input: inputTokens, output: outputTokens }),
    trace: {
      tools: toolTrace,
      ...looked((n) => used.has(n)),
      model: {
        provider: model.provider,
        model: modelId,
        isOffline: model.provider === 'offline',
        inputTokens,
        outputTokens,
        firstTokenMs: spoken.firstTokenAt === undefined ? since() : since() - (world().now() - spoken.firstTokenAt),
        endMs: since(),
        temperature: settings.vg_temperature,
        prompt: system,
        messages: [...spokenBefore],
      },
    },
  }
}

const noKnowledge: RetrievedKnowledge = { query: '', hits: [] }

const retrieveForNode = ({
  turn,
  seen,
  said,
  decided,
  ports,
  early,
}: AnswerContext): Promise<RetrievedKnowledge | undefined> => {
  const tags = decided.plan.node.knowledgeTags ?? []
  if (tags.length === 0) return early
  return retrieveInContext(ports.retrieve, { agentId: turn.agent.agentId, text: said, tags }, previousQuestion(seen))
}
