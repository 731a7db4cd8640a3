import { type NodesSearch, readNodesSearch } from '#web/features/agents/nodes/nodes-search.ts'

export interface PromptSearch extends NodesSearch {
  /** What comes before every node, instead of the nodes. */
  readonly part?: 'general' | undefined
}

export const readPromptSearch = (search: Readonly<Record<string, unknown>>): PromptSearch => ({
  ...readNodesSearch(search),
  part: search.part === 'general' ? 'general' : undefined,
})
