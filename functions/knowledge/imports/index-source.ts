import { SourceChanged } from '#events/knowledge/events'
import { changeIndex } from '#functions/knowledge/index/change-index'
import { embedMissing } from '#functions/knowledge/index/embed-missing'
import { selectEmbedder } from '#functions/knowledge/index/select-embedder'
import { selectVectorStore } from '#functions/knowledge/index/select-vector-store'
import { FLAT_CHUNKS, MAX_CHUNKS } from '#functions/knowledge/index/store'
import { paths } from '#functions/knowledge/paths'
import { scheduleAfterImport } from '#functions/knowledge/refresh/schedule-after-import'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { is } from '#lib/database/condition'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import { world } from '#lib/world'
import type { Chunk } from '#shared/knowledge/chunk'
import { deleteAttemptFiles } from './delete-attempt-files.ts'
import { beginStep } from './import-progress.ts'
import { type ImportResult, ImportState } from './import-state.ts'

/** Last step: the new chunks atomically replace the source's old ones, in one transaction with the source's status. */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await beginStep(state, 'indexing')
  if (!source) {
    await deleteAttemptFiles(state)
    return { ...state, outcome: 'superseded' }
  }
  const bytes = await (await files()).get(paths.chunks(state))
  if (!bytes) throw new Error(`the chunks of import ${state.attempt} are missing`)
  const chunks = JSON.parse(new TextDecoder().decode(bytes)) as Chunk[]
  const embedder = await selectEmbedder()
  const { agentId, sourceId } = state
  const { workspaceId } = source
  let current = source
  const outcome = await changeIndex({
    agentId,
    workspaceId,
    edit: async () => {
      // tags and refresh interval may have changed during the import
      current = (await sources.get({ agentId, id: sourceId }, { consistent: true })) ?? source
      return {
        sources: chunks.length > 0 ? [{ id: sourceId, tags: current.tags }] : [],
        chunks,
        replaced: [sourceId],
        // the number of its chunks is written in the transaction that puts them into the index
        isNew: current.chunkCount === 0,
      }
    },
    embedding: { model: embedder?.model, addMissing: embedMissing(embedder) },
    most: (await selectVectorStore()) ? MAX_CHUNKS : FLAT_CHUNKS,
    writes: () => indexed(state, current, chunks.length),
    events: () => [SourceChanged({ workspaceId, agentId, sourceId, status: 'indexed' })],
  })
  if (outcome === 'full') return { ...state, outcome: 'failed', code: 'too-much-knowledge' }
  await deleteAttemptFiles(state)
  return { ...state, outcome: outcome === 'refused' ? 'superseded' : 'done' }
})

const indexed = (state: ImportState, source: StoredSource, chunkCount: number) => {
  const { agentId, sourceId, attempt, title, contentHash, maxChunkSize, etag, lastModified, pageCount } = state
  const now = world().now()
  const end = scheduleAfterImport(source, true, now)
  const change = sources.changing(
    { agentId, id: sourceId },
    {
      set: {
        status: 'indexed',
        title: source.isNamed ? source.title : (title ?? source.title),
        chunkCount,
        contentHash,
        maxChunkSize,
        etag,
        lastModified,
        ...(source.type === 'site' ? { pageCount, siteAttempt: attempt } : {}),
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
