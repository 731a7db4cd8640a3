import { readdir, readFile } from 'node:fs/promises'
import { extractMarkdown } from '#functions/documents/text/extract-markdown'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import type { Chunk } from '#shared/knowledge/chunk'

/** The handbook of an invented coffee roastery, 20 short pages, cut as the product cuts it; one source a page. */
export async function fixtureManual(): Promise<Chunk[]> {
  const folder = new URL('../fixtures/knowledge/manual/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
  const pages = await Promise.all(
    names.map(async (name) => {
      const outcome = extractMarkdown(await readFile(new URL(name, folder), 'utf8'))
      if (!outcome.ok) throw new Error(`${name}: ${outcome.code}`)
      const sourceId = name.replace('.md', '')
      return chunkDocument({
        sourceId,
        url: `https://roastery.example/${sourceId}`,
        title: sourceId,
        document: outcome.document,
        maxChunkSize: 2424,
      })
    }),
  )
  return pages.flat()
}
