import type { RefreshEvery } from '#shared/knowledge/schema'
import { importPages } from './import-pages.ts'

interface Wanted {
  readonly workspaceId: string
  readonly crawlId: string
  /** The caller must have checked that it belongs to the workspace. */
  readonly agentId: string
  readonly title?: string
  readonly refreshEvery?: RefreshEvery
  /** The actor's name, for the audit log. */
  readonly by: string
}

/**
 * Imports all pages of a crawl as one source of an agent, once per crawl. `conflict` while it runs or when it has no pages.
 * The caller needs write access to the table, the bus, and the prefix `crawls/` of the files.
 */
export const importWholeCrawl = async (wanted: Wanted): Promise<{ readonly sourceId: string }> => {
  const { id } = await importPages({ ...wanted, pages: 'all' })
  return { sourceId: id }
}
