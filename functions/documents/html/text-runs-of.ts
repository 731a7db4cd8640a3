import { tidyLine, tidyLines } from '#functions/documents/tidy-text'
import type { HtmlElement } from './parse-html.ts'

/** A heading or a piece of text of a page, in reading order. */
export type TextRun = {
  /** Empty with a level where a definition list ends: what follows is below none of its terms. */
  readonly text: string
  /** 1-6 for headings, from 7 for the terms of definition lists, one more for each list around; absent for text. */
  readonly level?: number
  /** Share of the characters that are inside links. */
  readonly linkShare: number
  /** Inside what the page marks as its main part. */
  readonly isMain: boolean
  /** Around the content: menus, banners, footers, tables of contents. */
  readonly isChrome: boolean
}

type Place = {
  readonly isMain: boolean
  readonly isChrome: boolean
  readonly isLink: boolean
  /** How many definition lists are around. */
  readonly lists: number
}

/** Splits a page's text where a reader sees a break. */
export function textRunsOf(root: HtmlElement): TextRun[] {
  const runs: TextRun[] = []
  let text = ''
  let linked = 0

  const flush = (place: Place, level?: number, prefix = '') => {
    const line = text.includes('\u0000') ? tidyLines(text.replaceAll('\u0000', '\n')) : tidyLine(text)
    const linkShare = line.length === 0 ? 0 : Math.min(1, linked / line.length)
    text = ''
    linked = 0
    if (line.length === 0) return
    const shown =
      level === undefined ? prefix + line : line.slice(0, 300).replace(/(?<!\s)\s*(?<![#¶§🔗])[#¶§🔗]+\s*$/u, '')
    if (shown)
      runs.push({ text: shown, linkShare, ...(level && { level }), isMain: place.isMain, isChrome: place.isChrome })
  }

  const inline = (value: string, place: Place) => {
    text += value
    if (place.isLink) linked += value.trim().length
  }

  const walk = (element: HtmlElement, outer: Place) => {
    const { name } = element
    const place = placeOf(element, outer)
    const level = name === 'dt' ? termLevel + Math.max(1, place.lists) - 1 : levels[name]
    if (name === 'head' || name === 'title') return
    if (name === 'br') return inline('\n', place)
    if (name === 'pre' || name === 'textarea') {
      flush(outer)
      text = tidyLines(plainText(element)).replaceAll('\n', '\u0000')
      return flush(place)
    }
    if (name === 'table' && isData(element)) {
      flush(outer)
      text = rowsOf(element).join('\u0000')
      return flush(place)
    }
    const isBlock = level !== undefined || blocks.has(name)
    if (isBlock) flush(outer)
    for (const child of element.children) {
      if (typeof child === 'string') inline(child, place)
      else walk(child, place)
    }
    if (isBlock) flush(place, level, name === 'li' ? '- ' : '')
    else if (name === 'td' || name === 'th') flush(place)
    if (name === 'dl')
      runs.push({
        text: '',
        level: termLevel + outer.lists,
        linkShare: 0,
        isMain: place.isMain,
        isChrome: place.isChrome,
      })
  }

  const start = { isMain: false, isChrome: false, isLink: false, lists: 0 }
  walk(root, start)
  flush(start)
  return runs
}

const levels: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }
/** Of the outermost terms: below all headings. */
export const termLevel = 7

const blocks = new Set(
  'address article aside blockquote body center dd details div dl fieldset figcaption figure footer form header hgroup hr html legend li main menu nav ol p section summary table tbody tfoot thead tr ul #root'.split(
    ' ',
  ),
)

const chromeNames = new Set(['nav', 'footer', 'aside', 'menu'])
const chromeRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'complementary',
  'menu',
  'menubar',
  'toolbar',
])
const chromeClass =
  /(?:^|\s)(?:nav|navbar|navigation|navheader|navfooter|breadcrumbs?|menu|sidebar|site-header|site-footer|page-footer|footer|cookie\S*|consent\S*|toc|table-of-contents|skip-?link\S*|pagination|pager|social\S*|share\S*|advert\S*|ads?|related\S*)(?=\s|$)/i

function placeOf({ name, attributes }: HtmlElement, outer: Place): Place {
  const role = attributes.role ?? ''
  const isMain = outer.isMain || name === 'main' || name === 'article' || role === 'main'
  const isFrame = name === 'html' || name === 'body' || name === 'main' || name === 'article'
  const looksLikeChrome =
    chromeNames.has(name) ||
    chromeRoles.has(role) ||
    (name === 'header' && !isMain) ||
    (!isFrame && (chromeClass.test(attributes.class ?? '') || chromeClass.test(attributes.id ?? '')))
  return {
    isMain,
    isChrome: outer.isChrome || looksLikeChrome,
    isLink: outer.isLink || name === 'a',
    lists: outer.lists + (name === 'dl' ? 1 : 0),
  }
}

/** Whether a table contains data. Layout tables contain headings, forms or other tables, and are walked like any block. */
function isData(table: HtmlElement): boolean {
  // asked first, and answered by the first one inside: so each table is walked once, however deep they are nested
  return !contains(table, ['table', 'h1', 'h2', 'h3', 'form', 'dl']) && outermost(table, ['td', 'th']).length > 1
}

function rowsOf(table: HtmlElement): string[] {
  const rows = outermost(table, ['tr']).map((row) => {
    const cells = row.children.filter(
      (child) => typeof child !== 'string' && (child.name === 'td' || child.name === 'th'),
    )
    return cells.map((cell) => tidyLine(plainText(cell))).join(' | ')
  })
  const caption = outermost(table, ['caption']).map((element) => tidyLine(plainText(element)))
  return [...caption, ...rows].filter((row) => /[^|\s]/.test(row))
}

function contains(element: HtmlElement, names: readonly string[]): boolean {
  return element.children.some(
    (child) => typeof child !== 'string' && (names.includes(child.name) || contains(child, names)),
  )
}

/** The elements of these names inside, in reading order, without those inside each other: no text is read twice. */
function outermost(element: HtmlElement, names: readonly string[], found: HtmlElement[] = []): HtmlElement[] {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (names.includes(child.name)) found.push(child)
    else outermost(child, names, found)
  }
  return found
}

function plainText(node: HtmlElement | string): string {
  if (typeof node === 'string') return node
  if (node.name === 'br') return '\n'
  const inner = node.children.map(plainText).join('')
  return blocks.has(node.name) ? ` ${inner} ` : inner
}
