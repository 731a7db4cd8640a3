import { draftAgent } from '#features/agents'
import { paths } from '#functions/knowledge/paths'
import { type StoredSource, sources } from '#functions/knowledge/sources/store'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import type { ImportCode } from '#shared/documents/import-code'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { deleteAttemptFiles } from './delete-attempt-files.ts'
import { beginStep } from './import-progress.ts'
import { type ImportResult, ImportState } from './import-state.ts'

/**
 * Step 1: what is to be read. A page's address goes on to the step that fetches, which can reach neither table nor
 * secrets; what was pasted or uploaded is taken from where it lies.
 */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await beginStep(state, 'fetching')
  if (!source) {
    // also when this very import ended already and its flow was started again
    await deleteAttemptFiles(state)
    return { ...state, outcome: 'superseded' }
  }
  const agent = await draftAgent(state.agentId)
  const maxChunkSize = agent?.settings.vgOptions.maxChunkSize
  const sized = maxChunkSize ? { maxChunkSize } : {}
  if (source.type === 'url') {
    // a page that is indexed as it is now, cut for the same size, is only asked whether it changed
    const isComparable =
      source.chunkCount > 0 && source.maxChunkSize === maxChunkSize && source.contentHash !== undefined
    const { url = '', etag, lastModified } = source
    const known = isComparable ? { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) } : {}
    return { ...state, ...sized, ...known, url, outcome: 'fetch' }
  }
  const read = await readOriginal(source)
  if (!read.ok) return { ...state, outcome: 'failed', code: read.code }
  await (await files()).put(paths.fetched(state), read.bytes)
  // a source that was deleted meanwhile leaves nothing behind, whichever of the two comes last
  const current = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (current?.attempt === state.attempt) return { ...state, ...sized, outcome: 'go-on' }
  await deleteAttemptFiles(state)
  return { ...state, outcome: 'superseded' }
})

type Original = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly code: ImportCode }

/** What was pasted lies there already; an upload is claimed by its first import. */
const readOriginal = async ({ agentId, id, uploadId }: StoredSource): Promise<Original> => {
  const store = await files()
  const original = paths.original({ agentId, sourceId: id })
  let bytes = await store.get(original)
  if (!bytes && uploadId) {
    bytes = await store.get(paths.upload({ agentId, uploadId }))
    if (bytes && bytes.length <= MAX_UPLOAD_BYTES) await store.put(original, bytes)
    if (bytes) await store.remove([paths.upload({ agentId, uploadId })])
  }
  if (!bytes) return { ok: false, code: 'upload-missing' }
  return bytes.length > MAX_UPLOAD_BYTES ? { ok: false, code: 'upload-too-large' } : { ok: true, bytes }
}
