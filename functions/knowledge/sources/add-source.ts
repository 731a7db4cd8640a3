import { SourceQueued } from '#events/knowledge/events'
import { pageAddress } from '#features/crawls'
import { paths } from '#functions/knowledge/paths'
import { presentSource } from '#functions/knowledge/present-source'
import { MAX_SOURCES, type StoredSource, sources } from '#functions/knowledge/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import { files } from '#lib/files'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { knowledgeText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { invalid, Problem } from '#shared/problems'
import { allSources } from './all-sources.ts'
import { auditedName } from './audited-name.ts'

type AddSource = Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/sources'>
type Input = Parameters<AddSource>[0]

/** Adds a source and queues its import. A pasted text goes to the files bucket: it is too large for an item. */
export const addSource: AddSource = async (input, { access, actor }) => {
  const { agentId, type } = input
  const about = describe(input)
  await refuseIfFullOrDuplicate(agentId, about.url)
  const now = world().now()
  const id = ulid(now)
  const source: StoredSource = {
    agentId,
    id,
    workspaceId: access.workspaceId,
    type,
    tags: [...new Set(input.tags ?? [])],
    status: 'queued',
    refreshEvery: (type === 'url' && input.refreshEvery) || 'never',
    attempt: ulid(now),
    chunkCount: 0,
    createdAt: now,
    startedAt: now,
    ...(input.title ? { isNamed: true } : {}),
    ...about,
  }
  if (!about.uploadId && (type === 'text' || type === 'markdown' || type === 'html'))
    await (await files()).put(
      paths.original({ agentId, sourceId: id }),
      new TextEncoder().encode(input.text),
      'text/plain; charset=utf-8',
    )
  const { workspaceId } = access
  await commit(
    [
      sources.creating(source),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'knowledge-source.added',
        by: actorName(actor),
        subject: `${agentId}/${id}`,
        subjectName: auditedName(source),
        now,
      }),
    ],
    [SourceQueued({ workspaceId, agentId, sourceId: id, attempt: source.attempt })],
  )
  return { source: presentSource(source) }
}

/** The fields of each type of source; throws for missing ones. */
const describe = ({
  type,
  url,
  text,
  uploadId,
  fileName,
  title,
}: Input): Pick<StoredSource, 'title' | 'url' | 'fileName' | 'uploadId'> => {
  switch (type) {
    case 'url': {
      const address = pageAddress(url ?? '')
      return { title: title || address, url: address }
    }
    case 'text':
    case 'markdown':
    case 'html':
      if (uploadId) return uploaded({ uploadId, fileName, title, type })
      if (!text?.trim()) throw invalid('text', knowledgeText('textRequired'))
      return { title: title || firstWords(text), ...(fileName ? { fileName } : {}) }
    case 'pdf':
    case 'docx':
    case 'csv':
      return uploaded({ uploadId, fileName, title, type })
  }
}

const uploaded = ({ uploadId, fileName, title, type }: Pick<Input, 'uploadId' | 'fileName' | 'title' | 'type'>) => {
  if (!uploadId || !/^[0-9A-Z]{26}$/.test(uploadId)) throw invalid('uploadId', knowledgeText('uploadRequired'))
  return { title: title || fileName || type.toUpperCase(), uploadId, ...(fileName ? { fileName } : {}) }
}

const firstWords = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return line.replace(/^#+\s*/, '').slice(0, 80) || 'Text'
}

const refuseIfFullOrDuplicate = async (agentId: string, url: string | undefined): Promise<void> => {
  const existing = await allSources(agentId)
  if (existing.length >= MAX_SOURCES) throw new Problem('limit-reached', knowledgeText('tooMany'))
  if (url && existing.some((source) => source.url === url)) throw new Problem('conflict', knowledgeText('alreadyThere'))
}
