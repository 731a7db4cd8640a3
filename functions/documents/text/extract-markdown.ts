import type { Block, ExtractOutcome } from '#functions/documents/document'
import { hasText, tidyLines } from '#functions/documents/tidy-text'
import { markdownPieces } from './markdown-pieces.ts'

/** Extracts Markdown: headings, paragraphs, list items, tables and listings without markup. */
export function extractMarkdown(markdown: string): ExtractOutcome {
  const { lines, title } = withoutFrontMatter(tidyLines(markdown).split('\n'))
  const blocks: Block[] = []
  let headings: { level: number; text: string }[] = []
  for (const { level, text } of markdownPieces(lines)) {
    if (level === undefined) blocks.push({ headingPath: headings.map((heading) => heading.text), text })
    else headings = [...headings.filter((heading) => heading.level < level), { level, text }]
  }
  if (!hasText(blocks, 2)) return { ok: false, code: 'no-text' }
  return { ok: true, document: { title: title || (blocks[0]?.headingPath[0] ?? ''), blocks } }
}

/** Removes the YAML front matter of static site generators, and keeps its title. */
function withoutFrontMatter(lines: readonly string[]): { lines: readonly string[]; title: string } {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  if (end === -1) return { lines, title: '' }
  const title = lines.slice(1, end).find((line) => /^title\s*:/.test(line))
  return { lines: lines.slice(end + 1), title: (title ?? '').replace(/^title\s*:\s*["']?|["']\s*$/g, '').slice(0, 300) }
}
