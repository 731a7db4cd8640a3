import { extractDocument } from '#features/documents'
import { MAX_CHUNKS } from '#functions/knowledge/index/store'
import { paths } from '#functions/knowledge/paths'
import type { StoredSource } from '#functions/knowledge/store'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { chunkDocument } from './chunk-document.ts'
import { DEFAULT_CHUNK_SIZE } from './default-chunk-size.ts'
import { deleteAttemptFiles } from './delete-attempt-files.ts'
import { beginStep, changeIfCurrent } from './import-progress.ts'
import { type ImportResult, ImportState } from './import-state.ts'

/** Step 3: extracts the document and splits it into chunks. Repeating it makes the same chunks. */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await beginStep(state, 'reading')
  if (!source) {
    // also if this import has ended and its flow was started again
    await deleteAttemptFiles(state)
    return { ...state, outcome: 'superseded' }
  }
  if (state.isUnchanged) return await leaveUnchanged(state, source)
  const bytes = await (await files()).get(paths.fetched(state))
  if (!bytes) throw new Error(`the fetched document of import ${state.attempt} is missing`)
  const { contentType, maxChunkSize = DEFAULT_CHUNK_SIZE } = state
  const url = state.url ?? source.url
  const extracted = await extractDocument({
    bytes,
    ...(source.type === 'url' || source.type === 'site' ? {} : { kind: source.type }),
    ...(contentType ? { contentType } : {}),
    ...(url ? { url } : {}),
  })
  if (!extracted.ok) return { ...state, outcome: 'failed', code: extracted.code }
  const { document } = extracted
  const title = source.isNamed ? source.title : document.title || source.title
  const chunks = chunkDocument({ sourceId: source.id, url: source.url, title, document, maxChunkSize })
  if (chunks.length > MAX_CHUNKS) return { ...state, outcome: 'failed', code: 'too-much-knowledge' }
  const contentHash = sha256(chunks.map((chunk) => chunk.hash).join())
  if (contentHash === source.contentHash && source.chunkCount > 0) return await leaveUnchanged(state, source)
  await (await files()).put(paths.chunks(state), new TextEncoder().encode(JSON.stringify(chunks)), 'application/json')
  return { ...state, title, contentHash, maxChunkSize, outcome: 'continue' }
})

/** Ends an import without changes. A 304 may come without validators, so the stored ones remain. */
const leaveUnchanged = async (state: ImportState, source: StoredSource): Promise<ImportResult> => {
  const { etag, lastModified } = state
  const set = { status: 'unchanged', lastOkAt: world().now(), etag, lastModified } as const
  await changeIfCurrent(state, source, { set, remove: ['step', 'errorCode'] })
  await deleteAttemptFiles(state)
  return { ...state, outcome: 'unchanged' }
}
