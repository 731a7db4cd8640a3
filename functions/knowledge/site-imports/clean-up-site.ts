import { SiteSnapshot } from '#features/crawls'
import { deleteAttemptFiles } from '#functions/knowledge/imports/delete-attempt-files'
import { ImportState } from '#functions/knowledge/imports/import-state'
import { paths } from '#functions/knowledge/paths'
import { releaseCrawl } from '#functions/knowledge/sources/release-crawl'
import { sources } from '#functions/knowledge/store'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import { readJson } from '#lib/json-files'

/**
 * Last step of a site's import: deletes files that the source no longer uses, and the crawl of a refresh, which was created
 * for this import alone. If a newer import is running, its own end does this.
 */
export const handler = step(ImportState, async (state): Promise<{ readonly outcome: 'done' }> => {
  const source = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  const store = await files()
  await deleteAttemptFiles(state)
  if (!source) await store.remove(await store.list(paths.source(state)))
  else if (source.attempt === state.attempt) {
    const { siteAttempt } = source
    const snapshot = siteAttempt
      ? await readJson(SiteSnapshot, paths.site({ ...state, attempt: siteAttempt }))
      : undefined
    const used = new Set(snapshot?.pages.map((page) => paths.page({ ...state, ...page })))
    if (siteAttempt) used.add(paths.site({ ...state, attempt: siteAttempt }))
    const stored = [...(await store.list(paths.pages(state))), ...(await store.list(paths.sites(state)))]
    await store.remove(stored.filter((path) => !used.has(path)))
    await releaseCrawl(source)
  }
  return { outcome: 'done' }
})
