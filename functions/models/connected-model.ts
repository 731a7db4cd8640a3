import { platformSecrets } from '#lib/secrets'
import type { ModelMessage } from './language-model.port.ts'
import { selectModel } from './select-model.ts'

interface CompletionRequest {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly maxOutputTokens: number
  readonly timeoutMs: number
}

/** A model's answer, with its input and output tokens. */
export interface Completion {
  readonly text: string
  readonly tokens: { readonly input: number; readonly output: number }
}

export interface ConnectedModel {
  /** The id in the price list. */
  readonly id: string
  /** The whole answer at once, without knowledge or tools; `undefined` when the model failed. */
  readonly ask: (question: CompletionRequest) => Promise<Completion | undefined>
}

/** An agent's model, for requests outside of conversations; `undefined` when the platform has no key for it. */
export const connectedModel = async (modelId: string): Promise<ConnectedModel | undefined> => {
  const { model, id } = await selectModel(modelId, await platformSecrets())
  if (model.provider === 'offline') return undefined
  const ask: ConnectedModel['ask'] = async ({ timeoutMs, ...question }) => {
    let text = ''
    for await (const event of model.stream({
      ...question,
      model: id,
      sources: [],
      isKnowledgeOnly: false,
      node: { name: '', instructions: '' },
      variables: {},
      tools: [],
      temperature: 0.2,
      signal: AbortSignal.timeout(timeoutMs),
    })) {
      if (event.type === 'delta') text += event.text
      if (event.type === 'finish') return { text, tokens: { input: event.inputTokens, output: event.outputTokens } }
    }
    return undefined
  }
  return { id, ask }
}
