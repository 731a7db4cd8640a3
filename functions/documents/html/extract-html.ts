import type { Block, ExtractOutcome } from '#functions/documents/document'
import { hasText, tidyLine } from '#functions/documents/tidy-text'
import { type HtmlElement, parseHtml } from './parse-html.ts'
import { type TextRun, termLevel, textRunsOf } from './text-runs-of.ts'

/**
 * The readable text of a page under its headings: the main part if the page marks one, without navigation, banners and
 * lists of links. Terms of definition lists count as the innermost headings.
 */
export function extractHtml(html: string): ExtractOutcome {
  const root = parseHtml(html)
  if (!root) return { ok: false, code: 'too-complex' }
  const runs = textRunsOf(root)
  const blocks = blocksUnderHeadings(readable(runs))
  if (!hasText(blocks)) return { ok: false, code: /<script\b/i.test(html) ? 'needs-javascript' : 'no-text' }
  const lang = languageTagOf(root)
  return { ok: true, document: { title: titleOf(root, runs), blocks, ...(lang ? { lang } : {}) } }
}

/** Falls back step by step, so that an oddly marked page still gives its text. */
function readable(runs: readonly TextRun[]): readonly TextRun[] {
  const plain = withoutLinkLists(runs.filter((run) => !run.isChrome))
  const main = plain.filter((run) => run.isMain || run.level === 1)
  if (lengthOf(main) >= 200 || lengthOf(main) > lengthOf(plain) / 2) return main
  return lengthOf(plain) >= 50 ? plain : runs
}

function lengthOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, run) => sum + (run.level === undefined ? run.text.length : 0), 0)
}

/** Removes four or more short runs in a row that consist of links: navigation, not content. */
function withoutLinkLists(runs: readonly TextRun[]): readonly TextRun[] {
  const isLink = (run: TextRun | undefined) =>
    run !== undefined && run.level === undefined && run.text.length < 120 && run.linkShare > 0.8
  const inRun = runs.map(() => false)
  for (let start = 0; start < runs.length; ) {
    let end = start
    while (isLink(runs[end])) end++
    if (end - start >= 4) inRun.fill(true, start, end)
    start = Math.max(end, start + 1)
  }
  return runs.filter((_, index) => !inRun[index])
}

function blocksUnderHeadings(runs: readonly TextRun[]): Block[] {
  const blocks: Block[] = []
  let headings: readonly Heading[] = []
  for (const [at, { level, text }] of runs.entries()) {
    if (level === undefined) blocks.push({ headingPath: headings.map((heading) => heading.text), text })
    else headings = below(headings, { level, text }, runs[at - 1])
  }
  return blocks
}

type Heading = { readonly level: number; readonly text: string }

/** The headings after another one. Terms in a row have one explanation: `-n` and `--dry-run`. */
function below(
  headings: readonly Heading[],
  { level, text }: Heading,
  before: TextRun | undefined,
): readonly Heading[] {
  const outer = headings.filter((heading) => heading.level < level)
  if (text === '') return outer
  const isFurther = level >= termLevel && before?.level === level && before.text !== ''
  const others = isFurther ? `${headings.at(-1)?.text ?? ''}, ` : ''
  return [...outer, { level, text: others.length + text.length > MAX_TERMS ? text : `${others}${text}` }]
}

const MAX_TERMS = 300

function titleOf(root: HtmlElement, runs: readonly TextRun[]): string {
  const head = find(root, (element) => element.name === 'title')
  const own = tidyLine(head?.children.filter((child) => typeof child === 'string').join('') ?? '')
  const shared = find(root, (element) => element.name === 'meta' && element.attributes.property === 'og:title')
  const first = runs.find((run) => run.level !== undefined && run.level <= 2)
  return (own || tidyLine(shared?.attributes.content ?? '') || first?.text || '').slice(0, 300)
}

function languageTagOf(root: HtmlElement): string {
  const page = find(root, (element) => element.name === 'html')
  const shared = find(root, (element) => element.name === 'meta' && element.attributes.property === 'og:locale')
  const tag = page?.attributes.lang?.trim() || shared?.attributes.content?.trim() || ''
  return /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : ''
}

function find(element: HtmlElement, is: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (is(element)) return element
  for (const child of element.children) {
    const found = typeof child === 'string' ? undefined : find(child, is)
    if (found) return found
  }
  return undefined
}
