/** A message of the history, as a model reads it. */
export interface ModelMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** A chunk of knowledge for an answer, numbered as it is cited. */
export interface ModelSource {
  readonly n: number
  readonly title: string
  readonly heading: string
  readonly url?: string
  readonly text: string
  /** 0..1: how much of the question it covers; from `SURE_SOURCE` on it is sure enough to answer from. */
  readonly score: number
}

/** The retrieval score that separates answers from random matches (measured in test/bench/retrieval.ts). */
export const SURE_SOURCE = 0.6

/** From here on a source is near enough to be pointed to, below it is nothing to mention (measured in test/bench/answers.ts). */
export const UNSURE_SOURCE = 0.06

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
  /** For the offline model; real models read the sources in `system`. */
  readonly sources: readonly ModelSource[]
  readonly isKnowledgeOnly: boolean
  /** The messages to answer are form submissions, which ask nothing. */
  readonly isFormSubmission?: boolean
  /** The conversation's language (BCP 47), for the offline model's own words; without it they are in the messages' language. */
  readonly lang?: string | undefined
  /** The owner's own label for a handoff, which the offline model offers when it does not know; absent where it is the product's. */
  readonly handoff?: string
  /** The current node's instructions and exact words, for the offline model. */
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

/** A model's stream events. The last one is always `finish` or `failed`: a lost connection is `broken-stream`. */
export type ModelEvent =
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'tool-call'; readonly id: string; readonly name: string; readonly input: unknown }
  | {
      readonly type: 'finish'
      readonly reason: 'stop' | 'length' | 'tool-calls' | 'filtered'
      readonly inputTokens: number
      readonly outputTokens: number
      /** The sources that the answer used, by `n`; only the offline model reports them. */
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
