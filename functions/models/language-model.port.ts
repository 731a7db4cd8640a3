/** What was said so far, oldest first, as a model reads it. */
export interface ModelMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** A piece of knowledge that an answer may rest on, numbered as it is cited. */
export interface ModelSource {
  readonly n: number
  readonly title: string
  readonly heading: string
  readonly url?: string
  readonly text: string
  /** 0..1: how much of the question it covers; from `SURE_SOURCE` on it is worth answering from. */
  readonly score: number
}

/** Where retrieval's scores divide answers from chance (measured in test/bench/retrieval.ts). */
export const SURE_SOURCE = 0.6

/** A tool the model may call; `parameters` is JSON Schema. */
export interface ModelTool {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

export interface ModelRequest {
  /** The model's id at its provider, for example `gpt-4o`. */
  readonly model: string
  readonly system: string
  readonly messages: readonly ModelMessage[]
  /** The sources are already written into `system` for real models; the offline model reads them here. */
  readonly sources: readonly ModelSource[]
  readonly isKnowledgeOnly: boolean
  /** What is to be answered are forms, filled in: nothing was asked. */
  readonly isFormSubmission?: boolean
  /** What the agent calls talking to a person, in its own words; the offline model offers it when it does not know. */
  readonly handoff?: string
  /** The active node's instructions and exact words, for the offline model. */
  readonly node: { readonly name: string; readonly instructions: string; readonly says?: string }
  readonly variables: Readonly<Record<string, string>>
  readonly tools: readonly ModelTool[]
  readonly temperature: number
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
}

export type ModelFailure =
  | 'rate-limited'
  | 'timeout'
  | 'overloaded'
  | 'broken-stream'
  | 'refused'
  | 'bad-key'
  | 'bad-request'

/** What a model streams. A stream ends with `finish` or `failed`, never with neither: a cut connection is `broken-stream`. */
export type ModelEvent =
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'tool-call'; readonly id: string; readonly name: string; readonly input: unknown }
  | {
      readonly type: 'finish'
      readonly reason: 'stop' | 'length' | 'tool-calls' | 'filtered'
      readonly inputTokens: number
      readonly outputTokens: number
      /** Which sources the answer used, by `n`; only the offline model knows for sure. */
      readonly citedSources?: readonly number[]
      /** The model says that it does not know (offline model). */
      readonly isUnanswered?: boolean
    }
  | {
      readonly type: 'failed'
      readonly failure: ModelFailure
      readonly message: string
      readonly retryAfterMs?: number
    }

/** One provider's models. Adapters are imported lazily: a turn pays only for the one it uses. */
export interface LanguageModel {
  readonly provider: 'offline' | 'openai' | 'anthropic' | 'google' | 'bedrock'
  readonly stream: (request: ModelRequest) => AsyncIterable<ModelEvent>
}
