/** A passage of an agent's knowledge that fits a question. */
export interface KnowledgeHit {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
  readonly url?: string
  readonly text: string
  /** 0..1: how much of the question it covers. */
  readonly score: number
}

export interface KnowledgeQuestion {
  readonly agentId: string
  readonly text: string
  readonly limit: number
  /** Only sources with one of these tags; none means all. */
  readonly tags?: readonly string[]
}

/** Finds the passages for a question, best first. An agent without knowledge has none. */
export type Retrieve = (question: KnowledgeQuestion) => Promise<readonly KnowledgeHit[]>
