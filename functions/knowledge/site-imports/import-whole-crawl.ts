import type { RefreshEvery } from '#shared/knowledge/schema'
import { importPages } from './import-pages.ts'

interface Wanted {
  readonly workspaceId: string
  readonly crawlId: string
  /** It must be of the workspace: that is the caller's to know. */
  readonly agentId: string
  readonly title?: string
  readonly refreshEvery?: RefreshEvery
  /** The actor's name, for the audit log. */
  readonly by: string
}

/**
 * Makes all pages that a crawl read one source of an agent, once for each crawl. `conflict` while it runs or when nothing
 * was read. The caller needs write access to the table, the bus, and the prefix `crawls/` of the files.
 */
export const importWholeCrawl = async (wanted: Wanted): Promise<{ readonly sourceId: string }> => {
  const { id } = await importPages({ ...wanted, pages: 'all' })
  return { sourceId: id }
}
