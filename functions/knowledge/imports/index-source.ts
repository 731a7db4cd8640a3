import { SourceChanged } from '#events/knowledge/events'
import { changeIndex } from '#functions/knowledge/index/change-index'
import { embedMissing } from '#functions/knowledge/index/embed-missing'
import type { IndexDelta } from '#functions/knowledge/index/segments/index-delta'
import type { KnownIndex } from '#functions/knowledge/index/segments/known-index'
import { selectEmbedder } from '#functions/knowledge/index/select-embedder'
import { selectVectorStore } from '#functions/knowledge/index/select-vector-store'
import { FLAT_CHUNKS, MAX_CHUNKS } from '#functions/knowledge/index/store'
import { partId, sourceOfPart } from '#functions/knowledge/index-format/part-id'
import { scheduleAfterImport } from '#functions/knowledge/refresh/schedule-after-import'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { is } from '#lib/database/condition'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { deleteAttemptFiles } from './delete-attempt-files.ts'
import { beginStep } from './import-progress.ts'
import { type ImportResult, ImportState } from './import-state.ts'
import { type ImportedChunks, readImportedChunks } from './imported-chunks.ts'

/** Last step: the new chunks atomically replace the source's old ones, in one transaction with the source's status. */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await beginStep(state, 'indexing')
  if (!source) {
    await deleteAttemptFiles(state)
    return { ...state, outcome: 'superseded' }
  }
  const imported = await readImportedChunks(state)
  const embedder = await selectEmbedder()
  const { agentId, sourceId } = state
  const { workspaceId } = source
  let current = source
  const outcome = await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      // tags and refresh interval may have changed during the import
      current = (await sources.get({ agentId, id: sourceId }, { consistent: true })) ?? source
      return deltaOf(current, imported, known)
    },
    embedding: { model: embedder?.model, addMissing: embedMissing(embedder) },
    most: (await selectVectorStore()) ? MAX_CHUNKS : FLAT_CHUNKS,
    writes: () => indexed(state, current, imported.chunks.length),
    events: () => [SourceChanged({ workspaceId, agentId, sourceId, status: 'indexed' })],
  })
  if (outcome === 'full') return { ...state, outcome: 'failed', code: 'too-much-knowledge' }
  await deleteAttemptFiles(state)
  return { ...state, outcome: outcome === 'refused' ? 'superseded' : 'done' }
})

/** The change of the index: of a site only its changed pages, if the pages are parts of the index. */
const deltaOf = async (
  { id: sourceId, type, tags, chunkCount }: StoredSource,
  { chunks, outdatedPages }: ImportedChunks,
  known: KnownIndex,
): Promise<IndexDelta> => {
  const parts = [...new Set(chunks.map(partId))]
  const indexedParts = async () => {
    if (type !== 'site') return [sourceId]
    return (await known.contentsOf((id) => sourceOfPart(id) === sourceId)).sources.map(({ id }) => id)
  }
  // the number of its chunks is written in the transaction that puts them into the index
  const isNew = chunkCount === 0
  const outdated = outdatedPages?.map((part) => partId({ sourceId, part }))
  return {
    sources: parts.map((id) => ({ id, tags })),
    chunks,
    replaced: isNew ? parts : [...new Set([...(outdated ?? (await indexedParts())), ...parts])],
    isNew,
  }
}

const indexed = (state: ImportState, source: StoredSource, written: number) => {
  const { agentId, sourceId, attempt, title, contentHash, maxChunkSize, etag, lastModified, pageCount } = state
  const now = world().now()
  const end = scheduleAfterImport(source, true, now)
  const change = sources.changing(
    { agentId, id: sourceId },
    {
      set: {
        status: 'indexed',
        title: source.isNamed ? source.title : (title ?? source.title),
        chunkCount: state.chunkCount ?? written,
        contentHash,
        maxChunkSize,
        etag,
        lastModified,
        ...(source.type === 'site' ? { pageCount, siteAttempt: attempt, isByPage: true } : {}),
        lastOkAt: now,
        ...end.set,
      },
      remove: [
        ...end.remove,
        'step',
        'errorCode',
        'progress',
        ...(etag ? [] : (['etag'] as const)),
        ...(lastModified ? [] : (['lastModified'] as const)),
      ],
    },
    { attempt: is(attempt) },
  )
  return [change, ...end.writes]
}
