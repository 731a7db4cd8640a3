/** A chunk of an agent's knowledge that matches a question. */
export interface KnowledgeHit {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
  readonly url?: string
  readonly text: string
  /** 0..1: how much of the question it covers. */
  readonly score: number
  /** The Q&A entry, if the hit is one: `wins` when its answer is to be given word for word. */
  readonly pair?: { readonly id: string; readonly wins: boolean }
  /** Its neighbours in the section, for the best hit. */
  readonly before?: string
  readonly after?: string
}

export interface KnowledgeQuestion {
  readonly agentId: string
  readonly text: string
  /** The visitor's question, where `text` contains more: only this is compared with Q&A entries. */
  readonly asked?: string
  readonly limit: number
  /** Only sources with one of these tags; none means all. */
  readonly tags?: readonly string[]
}

/** Finds the chunks for a question, best first. An agent without knowledge has none. */
export type Retrieve = (question: KnowledgeQuestion) => Promise<readonly KnowledgeHit[]>
