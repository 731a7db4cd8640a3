import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { decodeText } from '#functions/documents/decode-text'
import { extractHtml } from '#functions/documents/html/extract-html'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import type { Chunk } from '#shared/knowledge/chunk'
import { manualFolder } from '#test/bench/manuals/manual-chunks'

/**
 * The most memory that a process needs to read a manual of over 1,000 pages, split it into chunks, build its index, and then
 * build the next index from it, as an agent's second import does: peak resident set minus the one before. Target: 256 MB.
 */
const MB = 2 ** 20
const before = process.memoryUsage().rss
const peak = () => Math.round(process.resourceUsage().maxRSS / 1024 - before / MB)

const index = (chunks: readonly Chunk[]) =>
  buildIndex({ sources: [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] })), chunks })

if (!existsSync(manualFolder))
  console.log(`Not measured: ${manualFolder} is not there (Debian package postgresql-doc-15).`)
else {
  const names = (await readdir(manualFolder)).filter((name) => name.endsWith('.html'))
  let chunks: Chunk[] = []
  for (const name of names) {
    const outcome = extractHtml(decodeText(await readFile(`${manualFolder}/${name}`), 'text/html'))
    if (!outcome.ok) continue
    const { document } = outcome
    chunks.push(...chunkDocument({ sourceId: name, url: name, title: name, document, maxChunkSize: 2424 }))
  }
  const read = peak()
  const first = index(chunks)
  const built = peak()
  const chunkCount = chunks.length
  // the second import needs only the index and the one page that changed
  chunks = chunks.filter(({ sourceId }) => sourceId === names[0])
  const known = readContents(first)
  index([...known.chunks.filter(({ sourceId }) => sourceId !== names[0]), ...chunks])
  console.table({
    pages: names.length,
    chunkCount,
    'index MB': (first.length / MB).toFixed(1),
    'grown while reading MB': read,
    'while the first index is built MB': built,
    'while the next is built from it MB': peak(),
  })
}
