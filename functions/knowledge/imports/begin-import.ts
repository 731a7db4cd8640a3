import { draftAgent } from '#features/agents'
import { paths } from '#functions/knowledge/paths'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import type { ImportCode } from '#shared/documents/import-code'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { deleteAttemptFiles } from './delete-attempt-files.ts'
import { beginStep } from './import-progress.ts'
import { type ImportResult, ImportState } from './import-state.ts'

/**
 * Step 1: decides what to import. A page's URL goes to the step that fetches it, which has access to neither the table nor
 * secrets; a pasted text or an upload is copied from its file.
 */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await beginStep(state, 'fetching')
  if (!source) {
    // also if this import has ended and its flow was started again
    await deleteAttemptFiles(state)
    return { ...state, outcome: 'superseded' }
  }
  const agent = await draftAgent(state.agentId)
  const maxChunkSize = agent?.settings.vgOptions.maxChunkSize
  const sized = maxChunkSize ? { maxChunkSize } : {}
  if (source.type === 'url') {
    // a page that is indexed with the same chunk size is fetched with a conditional request
    const isComparable =
      source.chunkCount > 0 && source.maxChunkSize === maxChunkSize && source.contentHash !== undefined
    const { url = '', etag, lastModified } = source
    const validators = isComparable ? { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) } : {}
    return { ...state, ...sized, ...validators, url, outcome: 'fetch' }
  }
  const original = await readOriginal(source)
  if (!original.ok) return { ...state, outcome: 'failed', code: original.code }
  await (await files()).put(paths.fetched(state), original.bytes)
  // if the source was deleted in the meantime, its files may have been deleted before this one was written
  const current = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (current?.attempt === state.attempt) return { ...state, ...sized, outcome: 'continue' }
  await deleteAttemptFiles(state)
  return { ...state, outcome: 'superseded' }
})

type Original = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly code: ImportCode }

/** The original document. A pasted text is stored already; an upload is moved by its first import. */
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
