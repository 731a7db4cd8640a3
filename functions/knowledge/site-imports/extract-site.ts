import { draftAgent } from '#features/agents'
import { crawlPaths, type Frontier, type KnownPage, PageFile, readWholeFrontier, SiteSnapshot } from '#features/crawls'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { DEFAULT_CHUNK_SIZE } from '#functions/knowledge/imports/default-chunk-size'
import { beginStep, changeIfCurrent } from '#functions/knowledge/imports/import-progress'
import { type ImportResult, ImportState } from '#functions/knowledge/imports/import-state'
import { writeImportedChunks } from '#functions/knowledge/imports/imported-chunks'
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
  const frontier = await readWholeFrontier(crawl)
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
  // pages that are indexed as they are now need not be read
  const indexed = source.isByPage && source.maxChunkSize === maxChunkSize ? (snapshot?.pages ?? []) : []
  const { chunks, kept } = await chunkPages(state, source, pages, { maxChunkSize, indexed })
  const chunkCount = kept.reduce((sum, page) => sum + page.chunkCount, 0)
  if (chunkCount > MAX_CHUNKS) return { ...state, outcome: 'failed', code: 'too-much-knowledge' }
  const next: SiteSnapshot = {
    plan: frontier.plan,
    choice: choice === 'all' ? 'all' : 'some',
    rules: frontier.rules,
    pages: kept,
  }
  await writeJson(paths.site(state), next)
  const contentHash = sha256(kept.map(stateOf).join())
  const pageCount = kept.length
  if (contentHash === source.contentHash && source.chunkCount > 0) {
    const set = { status: 'unchanged', lastOkAt: world().now(), pageCount, siteAttempt: state.attempt } as const
    await changeIfCurrent(state, source, { set, remove: ['step', 'errorCode', 'progress'] })
    return { ...state, outcome: 'unchanged' }
  }
  const current = new Set(kept.map(stateOf))
  const outdatedPages = indexed.filter((page) => !current.has(stateOf(page))).map(({ id }) => id)
  await writeImportedChunks(state, { chunks, ...(indexed.length > 0 ? { outdatedPages } : {}) })
  return { ...state, contentHash, maxChunkSize, pageCount, chunkCount, outcome: 'continue' }
})

const failureOf = ({ failure, entries }: Frontier) =>
  failure ?? entries.find(({ code }) => code !== undefined)?.code ?? 'no-pages'

const stateOf = ({ id, chunksHash }: KnownPage): string => `${id} ${chunksHash}`

const READ_AT_ONCE = 16

interface Indexed {
  readonly maxChunkSize: number
  /** The pages as they are indexed, if they can stay so. */
  readonly indexed: readonly KnownPage[]
}

/**
 * Copies new pages to the source, and chunks those that are not indexed as they are. A page without a file is left out, and
 * fetched again next time.
 */
const chunkPages = async (
  state: ImportState,
  source: StoredSource,
  pages: readonly Page[],
  { maxChunkSize, indexed }: Indexed,
) => {
  const crawl = { workspaceId: source.workspaceId, crawlId: source.crawlId ?? '' }
  const chunks: Chunk[] = []
  const kept: KnownPage[] = []
  const ownTitle = withoutSiteName(pages.map(({ title }) => title))
  const indexedTitle = withoutSiteName(indexed.map(({ title }) => title))
  const before = new Map(indexed.map((page) => [page.id, page]))
  const isIndexed = ({ isNew, id, url, hash, title, chunksHash }: Page): boolean => {
    const page = before.get(id)
    const isSame = page?.url === url && page.hash === hash && indexedTitle(page.title) === ownTitle(title)
    return isSame && !isNew && chunksHash !== undefined
  }
  for (let at = 0; at < pages.length; at += READ_AT_ONCE) {
    const some = pages.slice(at, at + READ_AT_ONCE)
    const texts = await Promise.all(some.map((page) => (isIndexed(page) ? undefined : textOf(state, crawl, page))))
    for (const [position, whole] of some.entries()) {
      const { isNew: _isNew, ...page } = whole
      if (isIndexed(whole)) kept.push(page)
      const text = texts[position]
      if (!text) continue
      const own = chunksOf(source, page, { ...text, title: ownTitle(text.title) }, maxChunkSize)
      kept.push({ ...page, chunkCount: own.length, chunksHash: hashOf(own) })
      chunks.push(...own)
    }
  }
  return { chunks, kept }
}

/** A page's chunks, as a part of its source. */
const chunksOf = (source: StoredSource, page: KnownPage, { title, blocks }: PageFile, maxChunkSize: number): Chunk[] =>
  chunkDocument({
    sourceId: source.id,
    url: page.url,
    title: title || page.url,
    document: { title, blocks: blocks.map(({ page: number, ...block }) => ({ ...block, ...paged(number) })) },
    maxChunkSize,
  }).map((chunk, at) => ({ ...chunk, id: `${source.id}:${page.id}:${at}`, part: page.id }))

const hashOf = (chunks: readonly Chunk[]): string =>
  sha256(chunks.map((chunk) => chunk.hash + (chunk.url ?? '')).join())

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
