import type { Block, ExtractOutcome } from './document.ts'
import { hasText, tidyLines } from './tidy-text.ts'

/** Pasted or uploaded plain text: paragraphs at empty lines, no headings, no title of its own. */
export function extractText(text: string): ExtractOutcome {
  const blocks: Block[] = tidyLines(text)
    .split('\n\n')
    .map((paragraph) => ({ headingPath: [], text: paragraph }))
  return hasText(blocks, 2) ? { ok: true, document: { title: '', blocks } } : { ok: false, code: 'no-text' }
}
