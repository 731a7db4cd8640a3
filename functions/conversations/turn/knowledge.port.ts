/** A passage of an agent's knowledge that fits a question. */
export interface KnowledgeHit {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
  readonly url?: string
  readonly text: string
  /** 0..1: how much of the question it covers. */
  readonly score: number
  /** Of a question with its answer: `wins` when the text is to be given word for word. */
  readonly pair?: { readonly id: string; readonly wins: boolean }
  /** What stands right before and after it in its section, where it is the one to answer from. */
  readonly before?: string
  readonly after?: string
}

export interface KnowledgeQuestion {
  readonly agentId: string
  readonly text: string
  /** What was asked itself, where `text` has more: only this can be the question of a pair. */
  readonly asked?: string
  readonly limit: number
  /** Only sources with one of these tags; none means all. */
  readonly tags?: readonly string[]
}

/** Finds the passages for a question, best first. An agent without knowledge has none. */
export type Retrieve = (question: KnowledgeQuestion) => Promise<readonly KnowledgeHit[]>
