import { SourceTagged } from '#events/knowledge/events'
import { pageAddress } from '#features/crawls'
import { presentSource } from '#functions/knowledge/present-source'
import { nextRefresh } from '#functions/knowledge/refresh/next-refresh'
import { queueImport } from '#functions/knowledge/refresh/queue-import'
import { movingRefresh } from '#functions/knowledge/refresh/store'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { knowledgeText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { invalid, Problem } from '#shared/problems'
import { isUrlKnown } from './is-url-known.ts'

type ChangeSource = Verb<typeof routes, 'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}'>
type Input = Parameters<ChangeSource>[0]

/** Changes the fields that members edit. A consumer updates tags and title in the index; a new URL is imported at once. */
export const changeSource: ChangeSource = async (input, { access: { workspaceId } }) => {
  const { agentId, sourceId } = input
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('not-found', knowledgeText('notFound'))
  const changed = await changedBy(input, source)
  const { refreshEvery } = changed
  const isMoved = refreshEvery !== source.refreshEvery
  const nextAt = isMoved ? nextRefresh(refreshEvery, world().now()) : source.nextAt
  const { nextAt: _before, ...rest } = changed
  const stored: StoredSource = { ...rest, ...(nextAt === undefined ? {} : { nextAt }) }
  const writes = isMoved ? movingRefresh(source, nextAt) : []
  if (stored.url !== source.url) return { source: presentSource(await queueImport(stored, writes)) }
  const isRetitled = stored.title !== source.title
  const isInIndex = input.tags !== undefined || isRetitled
  const outcome = await attempt(
    [
      sources.changing(
        { agentId, id: sourceId },
        {
          set: {
            tags: stored.tags,
            title: stored.title,
            isNamed: stored.isNamed,
            refreshEvery,
            ...(nextAt === undefined ? {} : { nextAt }),
          },
          remove: nextAt === undefined ? ['nextAt'] : [],
        },
        { attempt: is(source.attempt) },
      ),
      ...writes,
    ],
    isInIndex ? [SourceTagged({ workspaceId, agentId, sourceId, isRetitled })] : [],
  )
  if (!outcome.committed) throw new Problem('conflict', knowledgeText('changedMeanwhile'))
  return { source: presentSource(stored) }
}

const changedBy = async (input: Input, source: StoredSource): Promise<StoredSource> => {
  const { agentId, tags, title, refreshEvery, url } = input
  if (refreshEvery && refreshEvery !== 'never' && source.type !== 'url' && source.type !== 'site')
    throw invalid('refreshEvery', knowledgeText('neverRefreshed'))
  const changed: StoredSource = {
    ...source,
    ...(tags ? { tags: [...new Set(tags)] } : {}),
    ...(title ? { title, isNamed: true } : {}),
    ...(refreshEvery ? { refreshEvery } : {}),
  }
  if (url === undefined) return changed
  if (source.type !== 'url') throw invalid('url', knowledgeText('noAddress'))
  const address = pageAddress(url)
  if (address === source.url) return changed
  if (await isUrlKnown(agentId, address)) throw new Problem('conflict', knowledgeText('alreadyThere'))
  // validators and hash belong to the old page, which answers until the new one is imported
  const { etag: _etag, lastModified: _modified, contentHash: _hash, ...kept } = changed
  return { ...kept, url: address, title: changed.isNamed ? changed.title : address }
}
