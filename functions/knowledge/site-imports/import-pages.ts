import { SourceQueued } from '#events/knowledge/events'
import { crawlPaths, crawls, isCrawling, readWholeFrontier, type StoredCrawl } from '#features/crawls'
import { allSources } from '#functions/knowledge/sources/all-sources'
import { auditedName } from '#functions/knowledge/sources/audited-name'
import { MAX_SOURCES, type StoredSource, sources } from '#functions/knowledge/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { writeJson } from '#lib/json-files'
import { world } from '#lib/world'
import { crawlName } from '#shared/crawls/crawl-name'
import { crawlText } from '#shared/crawls/messages'
import { knowledgeText } from '#shared/knowledge/messages'
import type { RefreshEvery } from '#shared/knowledge/schema'
import type { PageChoice } from '#shared/knowledge/site-imports'
import { invalid, Problem } from '#shared/problems'

interface Import {
  readonly workspaceId: string
  readonly crawlId: string
  readonly agentId: string
  readonly pages: PageChoice
  readonly title?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly refreshEvery?: RefreshEvery | undefined
  /** The actor's name, for the audit log. */
  readonly by: string
}

/**
 * Creates one source of an agent from pages of a crawl and queues its import. Once per crawl: a second call returns the
 * source of the first.
 */
export const importPages = async (wanted: Import): Promise<StoredSource> => {
  const { workspaceId, crawlId, agentId, pages, by } = wanted
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || crawl.attempt) throw new Problem('not-found', crawlText('notFound'))
  if (crawl.sourceId) return imported(crawl)
  if (isCrawling(crawl)) throw new Problem('conflict', crawlText('running'))
  const frontier = await readWholeFrontier({ workspaceId, crawlId })
  const read = frontier?.entries.filter(({ status }) => status === 'read') ?? []
  if (read.length === 0) throw new Problem('conflict', crawlText('nothingRead'))
  const readIds = new Set(read.map(({ id }) => id))
  if (pages !== 'all' && !pages.every((id) => readIds.has(id))) throw invalid('pages', crawlText('notRead'))
  if ((await allSources(agentId)).length >= MAX_SOURCES) throw new Problem('limit-reached', knowledgeText('tooMany'))
  const now = world().now()
  const [seed = ''] = crawl.plan.seeds
  const source: StoredSource = {
    agentId,
    id: ulid(now),
    workspaceId,
    type: 'site',
    title: wanted.title || crawlName(crawl.plan.seeds).replace(/^www\./, ''),
    url: seed,
    tags: [...new Set(wanted.tags ?? [])],
    status: 'queued',
    attempt: ulid(now),
    chunkCount: 0,
    crawlId,
    refreshEvery: wanted.refreshEvery ?? 'never',
    createdAt: now,
    startedAt: now,
  }
  const { id: sourceId } = source
  await writeJson(crawlPaths.choice({ workspaceId, crawlId, sourceId }), pages)
  const { committed } = await attempt(
    [
      sources.creating(source),
      crawls.changing(
        { workspaceId, id: crawlId },
        { set: { status: 'imported', sourceId, agentId, importingSince: now } },
        { status: is(crawl.status), sourceId: absent },
      ),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'knowledge-source.added',
        by,
        subject: `${agentId}/${sourceId}`,
        subjectName: auditedName(source),
        now,
      }),
    ],
    [SourceQueued({ workspaceId, agentId, sourceId, attempt: source.attempt, isSite: true })],
  )
  if (committed) return source
  const concurrent = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!concurrent?.sourceId) throw new Problem('conflict', crawlText('running'))
  return imported(concurrent)
}

const imported = async ({ agentId, sourceId = '' }: StoredCrawl): Promise<StoredSource> => {
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('gone', knowledgeText('notFound'))
  return source
}
