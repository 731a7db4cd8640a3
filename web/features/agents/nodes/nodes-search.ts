export interface NodesSearch {
  readonly node?: string | undefined
  /** What of the node is scrolled to: `words`, `ask.0`, `part.1`. */
  readonly at?: string | undefined
}

export const readNodesSearch = (search: Readonly<Record<string, unknown>>): NodesSearch => ({
  node: typeof search.node === 'string' ? search.node : undefined,
  at: typeof search.at === 'string' && /^(words|(ask|part)\.\d{1,3})$/.test(search.at) ? search.at : undefined,
})
