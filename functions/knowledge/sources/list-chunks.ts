import { loadIndex } from '#functions/knowledge/index/load-index'
import { sources } from '#functions/knowledge/store'
import type { Verb } from '#lib/http/api'
import { paginate } from '#lib/paginate'
import { knowledgeText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'

const PAGE = 50

type ListChunks = Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks'>

/** The indexed chunks of a source, in document order. */
export const listChunks: ListChunks = async ({ agentId, sourceId, after }) => {
  if (!(await sources.get({ agentId, id: sourceId }))) throw new Problem('not-found', knowledgeText('notFound'))
  const loaded = await loadIndex(agentId, { isCurrent: true })
  const total = loaded?.index.countOf(sourceId) ?? 0
  const { items, cursor } = paginate([...Array(total).keys()], PAGE, after)
  const chunks = loaded?.index.chunksOf(sourceId, items[0], items.length) ?? []
  return {
    total,
    chunks: chunks.map(({ id, title, headingPath, url, page, text }) => ({
      id,
      title,
      heading: headingPath.join(' > '),
      ...(url ? { url } : {}),
      ...(page === undefined ? {} : { page }),
      text,
    })),
    ...(cursor ? { cursor } : {}),
  }
}
