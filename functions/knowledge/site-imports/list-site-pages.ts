import { SiteSnapshot } from '#features/crawls'
import { paths } from '#functions/knowledge/paths'
import { sources } from '#functions/knowledge/store'
import type { Verb } from '#lib/http/api'
import { readJson } from '#lib/json-files'
import { paginate } from '#lib/paginate'
import { importText } from '#shared/documents/import-messages'
import { knowledgeText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { withoutSiteName } from './without-site-name.ts'

const PAGE = 100

type ListSitePages = Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages'>

/** The pages of a site; none before its first import and of other sources. */
export const listSitePages: ListSitePages = async ({ agentId, sourceId, after }) => {
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('not-found', knowledgeText('notFound'))
  const attempt = source.siteAttempt
  const snapshot = attempt ? await readJson(SiteSnapshot, paths.site({ agentId, sourceId, attempt })) : undefined
  const ownTitle = withoutSiteName(snapshot?.pages.map(({ title }) => title) ?? [])
  const { items, cursor } = paginate(snapshot?.pages ?? [], PAGE, after)
  const pages = items.map(({ url, title, chunkCount, lastOkAt, code }) => ({
    url,
    title: ownTitle(title) || url,
    chunkCount,
    lastOkAt,
    ...(code ? { error: { code, ...importText(code) } } : {}),
  }))
  return { pages, ...(cursor ? { cursor } : {}) }
}
