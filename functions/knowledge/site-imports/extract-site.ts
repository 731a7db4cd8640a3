import { draftAgent } from '#features/agents'
import { crawlPaths, Frontier, type KnownPage, PageFile, SiteSnapshot } from '#features/crawls'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { DEFAULT_CHUNK_SIZE } from '#functions/knowledge/imports/default-chunk-size'
import { beginStep, changeIfCurrent } from '#functions/knowledge/imports/import-progress'
import { type ImportResult, ImportState } from '#functions/knowledge/imports/import-state'
import { MAX_CHUNKS } from '#functions/knowledge/index/store'
import { paths } from '#functions/knowledge/paths'
import type { StoredSource } from '#functions/knowledge/store'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import { readJson, writeJson } from '#lib/json-files'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { Chunk } from '#shared/knowledge/chunk'
import { PageChoice } from '#shared/knowledge/site-imports'
import { nextSitePages } from './next-site-pages.ts'
import { withoutSiteName } from './without-site-name.ts'

type Page = KnownPage & { readonly isNew: boolean }

/**
 * First step of a site's import: copies the pages of its crawl and splits them into chunks, each with its page's title and
 * URL. Repeating it makes the same chunks. If no page could be fetched, the source stays unchanged.
 */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await beginStep(state, 'reading')
  if (!source) return { ...state, outcome: 'superseded' }
  const crawl = { workspaceId: source.workspaceId, crawlId: source.crawlId ?? '' }
  const frontier = await readJson(Frontier, crawlPaths.frontier(crawl))
  if (!frontier) return { ...state, outcome: 'failed', code: 'interrupted' }
  const before = source.siteAttempt
  const snapshot = before ? await readJson(SiteSnapshot, paths.site({ ...state, attempt: before })) : undefined
  const choice = snapshot
    ? snapshot.choice
    : ((await readJson(PageChoice, crawlPaths.choice({ ...crawl, sourceId: source.id }))) ?? 'all')
  const chosen = choice === 'some' ? [] : choice
  const wasFetched = frontier.entries.some(({ status }) => status === 'read' || status === 'unchanged')
  const pages = nextSitePages(frontier, chosen, snapshot, world().now())
  if (!wasFetched || pages.length === 0) return { ...state, outcome: 'failed', code: failureOf(frontier) }
  const maxChunkSize = (await draftAgent(state.agentId))?.settings.vgOptions.maxChunkSize ?? DEFAULT_CHUNK_SIZE
  const { chunks, kept } = await chunkPages(state, source, pages, maxChunkSize)
  if (chunks.length > MAX_CHUNKS) return { ...state, outcome: 'failed', code: 'too-much-knowledge' }
  const next: SiteSnapshot = {
    plan: frontier.plan,
    choice: choice === 'all' ? 'all' : 'some',
    rules: frontier.rules,
    pages: kept,
  }
  await writeJson(paths.site(state), next)
  const contentHash = sha256(chunks.map((chunk) => chunk.hash + (chunk.url ?? '')).join())
  const pageCount = kept.length
  if (contentHash === source.contentHash && source.chunkCount > 0) {
    const set = { status: 'unchanged', lastOkAt: world().now(), pageCount, siteAttempt: state.attempt } as const
    await changeIfCurrent(state, source, { set, remove: ['step', 'errorCode', 'progress'] })
    return { ...state, outcome: 'unchanged' }
  }
  await writeJson(paths.chunks(state), chunks)
  return { ...state, contentHash, maxChunkSize, pageCount, outcome: 'continue' }
})

const failureOf = ({ failure, entries }: Frontier) =>
  failure ?? entries.find(({ code }) => code !== undefined)?.code ?? 'no-pages'

const READ_AT_ONCE = 16

/** Copies new pages to the source, and chunks every page. A page without a file is left out, and fetched again next time. */
const chunkPages = async (state: ImportState, source: StoredSource, pages: readonly Page[], maxChunkSize: number) => {
  const crawl = { workspaceId: source.workspaceId, crawlId: source.crawlId ?? '' }
  const chunks: Chunk[] = []
  const kept: KnownPage[] = []
  const ownTitle = withoutSiteName(pages.map(({ title }) => title))
  for (let at = 0; at < pages.length; at += READ_AT_ONCE) {
    const some = pages.slice(at, at + READ_AT_ONCE)
    const texts = await Promise.all(some.map((page) => textOf(state, crawl, page)))
    for (const [position, { isNew: _isNew, ...page }] of some.entries()) {
      const text = texts[position]
      if (!text) continue
      const title = ownTitle(text.title)
      const { blocks } = text
      const document = { title, blocks: blocks.map(({ page: number, ...block }) => ({ ...block, ...paged(number) })) }
      const own = chunkDocument({
        sourceId: source.id,
        url: page.url,
        title: title || page.url,
        document,
        maxChunkSize,
      })
      kept.push({ ...page, chunkCount: own.length })
      for (const chunk of own) chunks.push({ ...chunk, id: `${source.id}:${chunks.length}` })
    }
  }
  return { chunks, kept }
}

const paged = (page: number | undefined) => (page === undefined ? {} : { page })

const textOf = async (
  state: ImportState,
  crawl: { readonly workspaceId: string; readonly crawlId: string },
  page: Page,
): Promise<PageFile | undefined> => {
  const own = paths.page({ ...state, id: page.id, hash: page.hash })
  if (!page.isNew) return readJson(PageFile, own)
  const store = await files()
  const bytes = await store.get(crawlPaths.page({ ...crawl, pageId: page.id }))
  if (!bytes) return undefined
  await store.put(own, bytes, 'application/json')
  return readJson(PageFile, own)
}
