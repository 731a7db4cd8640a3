interface NodeWords {
  readonly name: string
  readonly instructions?: string
  readonly says?: string
  readonly asks?: readonly { readonly question: string; readonly retry?: string }[]
}

/** The texts of a new agent in one language; `nodes` by the ids of the starter's nodes. */
export interface StarterWords {
  readonly description: string
  /** The first words; with a waving hand they are the message beside the launcher. */
  readonly greeting: string
  readonly handoffTitle: string
  readonly handoffSubtitle: string
  readonly systemPrompt: string
  readonly nodes: Readonly<Record<string, NodeWords>>
}
