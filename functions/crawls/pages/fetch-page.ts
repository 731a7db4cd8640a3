import { decodeText, extractDocument } from '#features/documents'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { PageTask } from '#functions/crawls/crawl-state'
import { step } from '#lib/events/step'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { readJson, writeJson } from '#lib/json-files'
import { sha256 } from '#lib/sha256'
import { fetchErrorCode } from './fetch-error-code.ts'
import { isSoft404 } from './is-soft-404.ts'
import { plainTextOf } from './plain-text-of.ts'
import { readLinks } from './read-links.ts'
import { soft404Hash } from './soft-404-hash.ts'
import { Visit } from './visit.ts'

type Result = Omit<Partial<Visit>, 'id'> & Pick<Visit, 'status' | 'url'>

/** Larger files are not pages, and larger PDFs should be uploaded. */
const MAX_BYTES = 5 * 1024 * 1024
const ACCEPT = 'text/html,application/xhtml+xml,application/pdf,text/markdown,text/plain;q=0.9,*/*;q=0.1'

/**
 * Fetches one page of a batch and stores its text and links. It calls the website, so it has access to neither the table nor
 * secrets. A result that an earlier try stored is not fetched again.
 */
export const handler = step(PageTask, async (task): Promise<{ readonly id: string }> => {
  const path = crawlPaths.visit({ ...task, pageId: task.id })
  if (!(await readJson(Visit, path))) await writeJson(path, { id: task.id, ...(await fetchPage(task)) })
  return { id: task.id }
})

const fetchPage = async (task: PageTask): Promise<Result> => {
  const { url: requested, etag, lastModified } = task
  const outcome = await safeFetch(requested, { etag, lastModified, maxBytes: MAX_BYTES, headers: { accept: ACCEPT } })
  if (!outcome.ok) {
    const retryAfter = Number(outcome.response?.headers['retry-after'])
    return {
      url: requested,
      status: 'failed',
      code: fetchErrorCode(outcome),
      ...(retryAfter > 0 ? { retryAfter } : {}),
    }
  }
  const { status, url, body, contentType, headers } = outcome.response
  const validators = {
    ...(headers.etag ? { etag: headers.etag } : {}),
    ...(headers['last-modified'] ? { lastModified: headers['last-modified'] } : {}),
  }
  if (status === 304) return { url, status: 'unchanged', etag, lastModified, ...validators }
  const isHtml = /html|^$/.test(contentType)
  const leads = isHtml ? readLinks(decodeText(body, contentType), url) : { links: [] }
  const about = { url, bytes: body.length, ...validators, ...leads }
  const extracted = await extractDocument({ bytes: body, contentType, url })
  if (!extracted.ok) return { ...about, status: 'failed', code: extracted.code }
  const { title, blocks, lang } = extracted.document
  const hash = sha256(JSON.stringify([title, blocks]))
  await writeJson(crawlPaths.page({ ...task, pageId: task.id }), { url, title, hash, blocks, lang })
  const text = blocks.map((block) => block.text).join('\n')
  return {
    ...about,
    status: 'read',
    title,
    characters: text.length,
    preview: text.slice(0, 240),
    hash,
    textHash: sha256(plainTextOf(blocks)),
    missingHash: soft404Hash(blocks, url),
    isMissing: isSoft404(extracted.document),
  }
}
