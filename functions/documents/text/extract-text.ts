import type { Block, ExtractOutcome } from '#functions/documents/document'
import { hasText, tidyLines } from '#functions/documents/tidy-text'

/** Pasted or uploaded plain text: paragraphs at empty lines, no headings, no title of its own. */
export function extractText(text: string): ExtractOutcome {
  const blocks: Block[] = tidyLines(text)
    .split('\n\n')
    .map((paragraph) => ({ headingPath: [], text: paragraph }))
  return hasText(blocks, 2) ? { ok: true, document: { title: '', blocks } } : { ok: false, code: 'no-text' }
}
