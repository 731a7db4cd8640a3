/** Paths of an agent's knowledge in the files bucket. */
export const paths = {
  /** A pasted text or an upload, kept for the next import. */
  original: (it: { agentId: string; sourceId: string }) => `${paths.source(it)}original`,
  /** All files of an agent. */
  agent: (it: { agentId: string }) => `knowledge/${it.agentId}/`,
  /** All files of one source. */
  source: (it: { agentId: string; sourceId: string }) => `knowledge/${it.agentId}/sources/${it.sourceId}/`,
  /** The document that an import fetched, until it is indexed. */
  fetched: (it: { agentId: string; sourceId: string; attempt: string }) => `${paths.source(it)}${it.attempt}/fetched`,
  /** The chunks of an import, until they are indexed. */
  chunks: (it: { agentId: string; sourceId: string; attempt: string }) =>
    `${paths.source(it)}${it.attempt}/chunks.json`,
  /** The snapshot of an imported site, for its refresh. */
  site: (it: { agentId: string; sourceId: string; attempt: string }) => `${paths.sites(it)}${it.attempt}.json`,
  sites: (it: { agentId: string; sourceId: string }) => `${paths.source(it)}site/`,
  /** A page of a site; its name contains the content's hash, so that a refresh never overwrites the indexed version. */
  page: (it: { agentId: string; sourceId: string; id: string; hash: string }) =>
    `${paths.pages(it)}${it.id}-${it.hash.slice(0, 20)}.json`,
  pages: (it: { agentId: string; sourceId: string }) => `${paths.source(it)}pages/`,
  /** An upload that is not a source yet; the bucket deletes it after a day. */
  upload: (it: { agentId: string; uploadId: string }) => `uploads/knowledge/${it.agentId}/${it.uploadId}`,
  /** All indexes of an agent, of which one is in use. */
  indexes: (it: { agentId: string }) => `knowledge/${it.agentId}/index/`,
  index: (it: { agentId: string; version: number; id: string }) =>
    `${paths.indexes(it)}${String(it.version).padStart(10, '0')}-${it.id}`,
} as const

/** The version in an index's path. */
export const versionOfIndex = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1).split('-')[0])
