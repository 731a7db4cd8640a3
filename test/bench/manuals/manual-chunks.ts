import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText } from '#functions/documents/decode-text'
import { extractHtml } from '#functions/documents/html/extract-html'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import type { Chunk } from '#shared/knowledge/chunk'

/** Where the manuals are below: `MANUALS=folder` if `dpkg-deb -x` has unpacked the packages there instead of an installation. */
export const manualRoot = process.env.MANUALS ?? '/'

/** The path of the manual of over 1,000 pages that retrieval is measured on, in Debian's package. */
export const manualFolder = join(manualRoot, 'usr/share/doc/postgresql-doc-15/html')

/** The path of Git's manual in Debian's package git-doc: no weight was ever tuned on it. */
export const otherManualFolder = join(manualRoot, 'usr/share/doc/git/html')

/** The manual's chunks as the product makes them, one source a page; nothing when the package is not installed. */
export async function manualChunks(
  folder = manualFolder,
  { maxChunkSize = 2424, hasFolders = false } = {},
): Promise<{ pages: number; chunks: Chunk[] } | undefined> {
  if (!existsSync(folder)) return undefined
  const names = (await readdir(folder, { recursive: hasFolders })).filter((name) => name.endsWith('.html')).sort()
  const chunks: Chunk[] = []
  for (const name of names) {
    const outcome = extractHtml(decodeText(await readFile(`${folder}/${name}`), 'text/html'))
    if (!outcome.ok) continue
    chunks.push(...chunkDocument({ sourceId: name, url: name, title: name, document: outcome.document, maxChunkSize }))
  }
  return { pages: names.length, chunks }
}
