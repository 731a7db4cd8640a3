import { fetchErrorCode } from '#features/crawls'
import { paths } from '#functions/knowledge/paths'
import { step } from '#lib/events/step'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { files } from '#lib/files'
import { type ImportResult, ImportState } from './import-state.ts'

const ACCEPT = [
  'text/html,application/xhtml+xml,application/pdf,text/markdown,text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain;q=0.9,*/*;q=0.1',
].join(',')

/**
 * Step 2, for pages: fetches the document. It calls third-party URLs, so it has access to nothing but its input and this one
 * file. Repeating it fetches again and overwrites the file.
 */
export const handler = step(ImportState, async (state): Promise<ImportResult> => {
  const { url: requested = '', etag: knownTag, lastModified: knownDate, ...rest } = state
  const outcome = await safeFetch(requested, { etag: knownTag, lastModified: knownDate, headers: { accept: ACCEPT } })
  if (!outcome.ok) return { ...rest, outcome: 'failed', code: fetchErrorCode(outcome) }
  const { status, body, contentType, url, headers } = outcome.response
  if (status === 304) return { ...state, isUnchanged: true, outcome: 'continue' }
  await (await files()).put(paths.fetched(state), body)
  const { etag, 'last-modified': lastModified } = headers
  const validators = { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
  return { ...rest, ...validators, contentType, url, outcome: 'continue' }
})
