import { draftAgent } from '#features/agents'
import { files } from '#lib/files'
import { safeFetch } from '#lib/safe-fetch'
import { step } from '#lib/step'
import { world } from '#lib/world'
import type { ImportCode } from '#shared/knowledge/messages'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { fetchCode } from './fetch-code.ts'
import { forgetAttempt } from './forget-attempt.ts'
import { changeOwn, takeStep } from './import-progress.ts'
import { type ImportResult, ImportState } from './import-state.ts'
import { paths } from './paths.ts'
import { type StoredSource, sources } from './store.ts'

type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array; readonly about: Partial<ImportState> }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly code: ImportCode }

/** Step 1: brings the document here. Repeating it fetches once more and overwrites the same file. */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const source = await takeStep(state, 'fetching')
  if (!source) {
    // also when this very import ended already and its flow was started again
    await forgetAttempt(state)
    return { ...state, outcome: 'superseded' }
  }
  const agent = await draftAgent(state.agentId)
  const maxChunkSize = agent?.settings.vgOptions.maxChunkSize
  const fetched = source.type === 'url' ? await fetchPage(source, maxChunkSize) : await readOriginal(source)
  if (fetched.kind === 'failed') return { ...state, outcome: 'failed', code: fetched.code }
  if (fetched.kind === 'unchanged') {
    const set = { status: 'unchanged', lastOkAt: world().now() } as const
    await changeOwn(state, source, { set, remove: ['step', 'errorCode'] })
    return { ...state, outcome: 'unchanged' }
  }
  await (await files()).put(paths.fetched(state), fetched.bytes)
  // a source that was deleted meanwhile leaves nothing behind, whoever of the two comes last
  const current = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (current?.attempt === state.attempt)
    return { ...state, ...fetched.about, ...(maxChunkSize ? { maxChunkSize } : {}), outcome: 'go-on' }
  await forgetAttempt(state)
  return { ...state, outcome: 'superseded' }
})

/** A page that is indexed as it is now, cut for the same size, is only asked whether it changed. */
const fetchPage = async (source: StoredSource, maxChunkSize: number | undefined): Promise<Fetched> => {
  const isComparable = source.chunkCount > 0 && source.maxChunkSize === maxChunkSize
  const known = isComparable ? { etag: source.etag, lastModified: source.lastModified } : {}
  const accept = 'text/html,application/xhtml+xml,application/pdf,text/markdown,text/plain;q=0.9,*/*;q=0.1'
  const outcome = await safeFetch(source.url ?? '', { ...known, headers: { accept } })
  if (!outcome.ok) return { kind: 'failed', code: fetchCode(outcome) }
  const { status, body, contentType, url, headers } = outcome.response
  if (status === 304) return { kind: 'unchanged' }
  const { etag, 'last-modified': lastModified } = headers
  return {
    kind: 'fetched',
    bytes: body,
    about: { contentType, url, ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) },
  }
}

/** What was pasted lies there already; an upload is claimed by its first import. */
const readOriginal = async ({ agentId, id, type, uploadId }: StoredSource): Promise<Fetched> => {
  const store = await files()
  const original = paths.original({ agentId, sourceId: id })
  let bytes = await store.get(original)
  if (!bytes && uploadId) {
    bytes = await store.get(paths.upload({ agentId, uploadId }))
    if (bytes && bytes.length <= MAX_UPLOAD_BYTES) await store.put(original, bytes, 'application/pdf')
    if (bytes) await store.remove([paths.upload({ agentId, uploadId })])
  }
  if (!bytes) return { kind: 'failed', code: 'upload-missing' }
  if (bytes.length > MAX_UPLOAD_BYTES) return { kind: 'failed', code: 'upload-too-large' }
  return { kind: 'fetched', bytes, about: type === 'pdf' ? {} : { contentType: 'text/plain; charset=utf-8' } }
}
