import type { LanguageModel, ModelMessage, ModelSource, ModelTool } from '#features/models'
import { isSameLanguage } from '#functions/conversations/language/is-same-language'
import { isFormSubmission } from '#functions/conversations/turn/plan/is-form-submission'
import { HANDOFF_TITLE } from '#shared/agents/handoff-title'
import type { AgentSettings } from '#shared/agents/schema'
import type { TurnTrace } from '#shared/conversations/schema'
import type { AnswerContext } from './answer-context.ts'
import type { AnswerFailure } from './answer-failure.ts'
import { callModel, type ModelOutput } from './call-model.ts'
import { modelHistory } from './model-history.ts'
import { systemPrompt } from './system-prompt.ts'

/** Rounds of tool calls before the model must answer without tools. */
const MAX_TOOL_ROUNDS = 4

interface SelectedModel {
  readonly model: LanguageModel
  readonly id: string
}

interface ModelInput {
  readonly sources: readonly ModelSource[]
  readonly usesKnowledge: boolean
  readonly tools: readonly ModelTool[]
}

interface ModelRun {
  readonly output: ModelOutput
  /** With the tokens of planning. */
  readonly inputTokens: number
  readonly outputTokens: number
  /** The prompt and history that the last call sent. */
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly usesTools: boolean
  readonly toolTrace: TurnTrace['tools']
}

type FailedRun = Pick<AnswerFailure, 'failed'> & Pick<ModelRun, 'toolTrace'>

/** Calls the model, runs the tools that it calls, and calls it again with their results until it answers. */
export const runModel = async (
  context: AnswerContext,
  { model, id }: SelectedModel,
  { sources, usesKnowledge, tools }: ModelInput,
): Promise<ModelRun | FailedRun> => {
  const { turn, view, planned, language, audience, signal } = context
  const { settings } = turn.agent
  const { plan } = planned
  const toolResults: { name: string; result: unknown }[] = []
  const toolTrace: TurnTrace['tools'] = []
  const messages = modelHistory(view.messages)
  const title = await handoffTitle(settings, language)
  let { inputTokens, outputTokens } = planned
  for (let round = 0; ; round++) {
    const offered = round < MAX_TOOL_ROUNDS ? tools : []
    const system = systemPrompt({
      settings: { ...settings, UIhandoffTitle: title },
      plan,
      sources,
      usesKnowledge,
      lang: language,
      toolResults,
    })
    const outcome = await callModel(
      model,
      {
        model: id,
        system,
        messages,
        sources,
        isKnowledgeOnly: settings.onlyAnswerFromKnowledge,
        isFormSubmission: isFormSubmission(view),
        ...(title === HANDOFF_TITLE ? {} : { handoff: title }),
        lang: language,
        node: { name: plan.node.name, instructions: plan.node.instructions },
        variables: plan.variables,
        tools: offered,
        temperature: settings.vg_temperature,
        maxOutputTokens: settings.vg_maxTokens,
      },
      { delta: (text) => audience.send({ type: 'delta', text }), reset: () => audience.send({ type: 'reset' }) },
      signal,
    )
    if (!outcome.ok) return { failed: { step: 'model', code: outcome.failure }, toolTrace }
    const { output } = outcome
    inputTokens += output.inputTokens
    outputTokens += output.outputTokens
    if (output.calls.length === 0)
      return { output, inputTokens, outputTokens, system, messages, usesTools: toolResults.length > 0, toolTrace }
    // text that accompanies a tool call ("let me look") is not the answer
    if (output.text !== '') audience.send({ type: 'reset' })
    if (offered.length === 0) return { failed: { step: 'tools', code: 'too-many-rounds' }, toolTrace }
    for (const call of output.calls) {
      const step = await runTool(context, call)
      toolTrace.push(step)
      toolResults.push({ name: step.name, result: step.result })
    }
  }
}

/** The product's own label in the conversation's language, so that an answer which quotes it has one language. */
const handoffTitle = async ({ UIhandoffTitle: title, lang }: AgentSettings, language: string): Promise<string> =>
  isSameLanguage(language, lang)
    ? title
    : (await import('#functions/conversations/language/starter-texts')).handoffTitleIn(language, title)

const runTool = async (
  { turn, view, planned, ports, elapsedMs }: AnswerContext,
  call: ModelOutput['calls'][number],
): Promise<TurnTrace['tools'][number]> => {
  const startMs = elapsedMs()
  const { conversationId, agent } = turn
  const { variables } = planned.plan
  const answer = await ports.tools.run(call, {
    agentId: agent.agentId,
    conversationId,
    variables,
    isTest: view.head.isTest,
  })
  return {
    name: call.name,
    input: call.input,
    result: answer.ok ? answer.result : { error: answer.error },
    startMs,
    endMs: elapsedMs(),
    ...(answer.ok ? {} : { error: answer.error }),
  }
}
