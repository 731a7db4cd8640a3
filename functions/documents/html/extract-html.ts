import type { Block, ExtractOutcome } from '#functions/documents/document'
import { hasText, tidyLine } from '#functions/documents/tidy-text'
import { type HtmlElement, parseHtml } from './parse-html.ts'
import { type TextRun, textRunsOf } from './text-runs-of.ts'

/**
 * The readable text of a page: its main part where it marks one, without navigation, banners and lists of links, under
 * the headings that it stands under. Terms of definition lists count as the innermost headings.
 */
export function extractHtml(html: string): ExtractOutcome {
  const root = parseHtml(html)
  if (!root) return { ok: false, code: 'too-complex' }
  const passages = textRunsOf(root)
  const blocks = blocksUnderHeadings(readable(passages))
  if (!hasText(blocks)) return { ok: false, code: /<script\b/i.test(html) ? 'needs-javascript' : 'no-text' }
  return { ok: true, document: { title: titleOf(root, passages), blocks } }
}

/** Falls back step by step, so that an oddly marked page still gives its text. */
function readable(passages: readonly TextRun[]): readonly TextRun[] {
  const plain = withoutLinkLists(passages.filter((passage) => !passage.isChrome))
  const main = plain.filter((passage) => passage.isMain || passage.level === 1)
  if (lengthOf(main) >= 200 || lengthOf(main) > lengthOf(plain) / 2) return main
  return lengthOf(plain) >= 50 ? plain : passages
}

function lengthOf(passages: readonly TextRun[]): number {
  return passages.reduce((sum, passage) => sum + (passage.level === undefined ? passage.text.length : 0), 0)
}

/** Four or more short passages in a row that are nothing but links lead elsewhere; they say nothing themselves. */
function withoutLinkLists(passages: readonly TextRun[]): readonly TextRun[] {
  const isLink = (passage: TextRun | undefined) =>
    passage !== undefined && passage.level === undefined && passage.text.length < 120 && passage.linkShare > 0.8
  const inRun = passages.map(() => false)
  for (let start = 0; start < passages.length; ) {
    let end = start
    while (isLink(passages[end])) end++
    if (end - start >= 4) inRun.fill(true, start, end)
    start = Math.max(end, start + 1)
  }
  return passages.filter((_, index) => !inRun[index])
}

function blocksUnderHeadings(passages: readonly TextRun[]): Block[] {
  const blocks: Block[] = []
  let headings: { level: number; text: string }[] = []
  for (const { level, text } of passages) {
    if (level === undefined) blocks.push({ headingPath: headings.map((heading) => heading.text), text })
    else headings = [...headings.filter((heading) => heading.level < level), { level, text }]
  }
  return blocks
}

function titleOf(root: HtmlElement, passages: readonly TextRun[]): string {
  const head = find(root, (element) => element.name === 'title')
  const own = tidyLine(head?.children.filter((child) => typeof child === 'string').join('') ?? '')
  const shared = find(root, (element) => element.name === 'meta' && element.attributes.property === 'og:title')
  const first = passages.find((passage) => passage.level !== undefined && passage.level <= 2)
  return (own || tidyLine(shared?.attributes.content ?? '') || first?.text || '').slice(0, 300)
}

function find(element: HtmlElement, is: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (is(element)) return element
  for (const child of element.children) {
    const found = typeof child === 'string' ? undefined : find(child, is)
    if (found) return found
  }
  return undefined
}
