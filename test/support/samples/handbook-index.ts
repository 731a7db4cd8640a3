import { readFile } from 'node:fs/promises'
import { extractMarkdown } from '#functions/documents/text/extract-markdown'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import type { Chunk } from '#shared/knowledge/chunk'

/** The index of the handbook of an invented sailing club: about 40 short pages, one source each. */
export const handbookIndex = async (): Promise<KnowledgeIndex> => {
  const chunks = await handbookChunks()
  return openIndex(buildIndex({ sources: chunks.map(({ sourceId }) => ({ id: sourceId, tags: [] })), chunks }))
}

const handbookChunks = async (): Promise<readonly Chunk[]> => {
  const text = await readFile(new URL('../fixtures/knowledge/handbook.md', import.meta.url), 'utf8')
  return text.split(/^(?=# )/m).flatMap((page) => {
    const title = /^# (.+)$/m.exec(page)?.[1] ?? ''
    const outcome = extractMarkdown(page)
    if (!outcome.ok) throw new Error(`${title}: ${outcome.code}`)
    return chunkDocument({
      sourceId: title,
      url: `https://club.example/${encodeURIComponent(title)}`,
      title,
      document: outcome.document,
      maxChunkSize: 2424,
    })
  })
}
