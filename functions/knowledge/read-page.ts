import { safeFetch } from '#lib/safe-fetch'
import { sha256 } from '#lib/sha256'
import { step } from '#lib/step'
import { crawlPaths } from './crawl/crawl-paths.ts'
import { PageTask } from './crawl/crawl-state.ts'
import { readJson, writeJson } from './crawl/json-files.ts'
import { readLinks } from './crawl/read-links.ts'
import { saysMissing } from './crawl/says-missing.ts'
import { Visit } from './crawl/visit.ts'
import { decodeText } from './extract/decode-text.ts'
import { extractDocument } from './extract/extract-document.ts'
import { fetchCode } from './fetch-code.ts'
import { missingHash } from './missing-hash.ts'
import { plainTextOf } from './plain-text-of.ts'

type Result = Omit<Partial<Visit>, 'id'> & Pick<Visit, 'status' | 'url'>

/** Larger files are no pages, and PDFs of that size are better uploaded. */
const MAX_BYTES = 5 * 1024 * 1024
const ACCEPT = 'text/html,application/xhtml+xml,application/pdf,text/markdown,text/plain;q=0.9,*/*;q=0.1'

/**
 * Reads one page of a batch and puts text and links aside. It calls strangers, so it has neither table nor secret. What was
 * put aside already was read by an earlier try, and is not asked for again.
 */
export const handler = step(PageTask, async (task): Promise<{ readonly id: string }> => {
  const path = crawlPaths.visit({ ...task, pageId: task.id })
  if (!(await readJson(Visit, path))) await writeJson(path, { id: task.id, ...(await visited(task)) })
  return { id: task.id }
})

const visited = async (task: PageTask): Promise<Result> => {
  const { url: asked, etag, lastModified } = task
  const outcome = await safeFetch(asked, { etag, lastModified, maxBytes: MAX_BYTES, headers: { accept: ACCEPT } })
  if (!outcome.ok) {
    const retryAfter = Number(outcome.response?.headers['retry-after'])
    return { url: asked, status: 'failed', code: fetchCode(outcome), ...(retryAfter > 0 ? { retryAfter } : {}) }
  }
  const { status, url, body, contentType, headers } = outcome.response
  const marks = {
    ...(headers.etag ? { etag: headers.etag } : {}),
    ...(headers['last-modified'] ? { lastModified: headers['last-modified'] } : {}),
  }
  if (status === 304) return { url, status: 'unchanged', etag, lastModified, ...marks }
  const isHtml = /html|^$/.test(contentType)
  const leads = isHtml ? readLinks(decodeText(body, contentType), url) : { links: [] }
  const about = { url, bytes: body.length, ...marks, ...leads }
  const extracted = await extractDocument({ bytes: body, contentType, url })
  if (!extracted.ok) return { ...about, status: 'failed', code: extracted.code }
  const { title, blocks } = extracted.document
  const hash = sha256(JSON.stringify([title, blocks]))
  await writeJson(crawlPaths.page({ ...task, pageId: task.id }), { url, title, hash, blocks })
  const text = blocks.map((block) => block.text).join('\n')
  return {
    ...about,
    status: 'read',
    title,
    characters: text.length,
    preview: text.slice(0, 240),
    hash,
    textHash: sha256(plainTextOf(blocks)),
    missingHash: missingHash(blocks, url),
    isMissing: saysMissing(extracted.document),
  }
}
