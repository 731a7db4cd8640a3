import { Parser } from 'htmlparser2'
import type { PageDrawing, PageElement, PageFacts, PageIcon, PagePicture } from './page-facts.ts'

/** Far more than any home page has. */
const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 2000
const MAX_TEXT = 4000
/** A header has one logo, once for wide screens and once for narrow ones. */
const MAX_DRAWINGS = 4
const MAX_DRAWING = 60_000

const logo = /logo|brand(?!ing)|wordmark/i
const others = /sponsor|partner|client|customer|testimonial|badge|payment|press|award/i
const headerName = /(^|[\s_-])(header|masthead|navbar|topbar)($|[\s_-])/i
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

interface Open {
  readonly name: string
  readonly isHeader: boolean
  readonly isButton: boolean
  readonly isCalledLogo: boolean
  readonly isOthers: boolean
  readonly link: string | undefined
}

/** Reads a home page in one pass; it never throws, and stops early on maliciously large pages. */
export const readPage = (html: string): PageFacts => {
  const metas = new Map<string, string>()
  const jsonLd: Readonly<Record<string, unknown>>[] = []
  const icons: PageIcon[] = []
  const styles: ({ href: string } | { css: string })[] = []
  const pictures: PagePicture[] = []
  const drawings: PageDrawing[] = []
  const elements: PageElement[] = []
  const open: Open[] = []
  const found = {
    title: '',
    firstParagraph: '',
    base: undefined as string | undefined,
    manifest: undefined as string | undefined,
    html: bare('html'),
    body: bare('body'),
  }
  let text: string | undefined
  /** Where the markup of the open drawing begins. */
  let drawnFrom: number | undefined

  const link = ({ rel = '', href, sizes = '', type = '', media = '' }: Attributes): void => {
    if (!href) return
    const words = rel.toLowerCase().split(/\s+/)
    if (words.includes('stylesheet') && !words.includes('alternate') && !/^\s*print\s*$/i.test(media))
      styles.push({ href })
    if (words.includes('manifest')) found.manifest ??= href
    if (words.some((word) => word === 'icon' || word.startsWith('apple-touch-icon')))
      icons.push({ href, rel: rel.toLowerCase(), sizes: sizes.toLowerCase(), type: type.toLowerCase() })
  }

  const picture = (name: string, attributes: Attributes): void => {
    const src = attributes.src || attributes['data-src']
    if (name !== 'img' || !src) return
    pictures.push({
      src,
      isInHeader: open.at(-1)?.isHeader === true,
      isCalledLogo:
        isLogo(attributes) ||
        open.at(-1)?.isCalledLogo === true ||
        logo.test(`${attributes.alt ?? ''} ${src.slice(0, 500)}`),
      isOthers:
        open.at(-1)?.isOthers === true ||
        others.test(`${namesOf(attributes)} ${attributes.alt ?? ''} ${src.slice(0, 500)}`),
      link: open.at(-1)?.link,
    })
  }

  const drawing = ({ isHeader, isButton, isCalledLogo, isOthers, link }: Open): void => {
    if (open.some((element) => element.name === 'svg')) return
    const markup = html.slice(drawnFrom ?? 0, parser.endIndex + 1)
    drawnFrom = undefined
    if (isHeader && !isButton && drawings.length < MAX_DRAWINGS && markup.length <= MAX_DRAWING)
      drawings.push({ markup, isCalledLogo, isOthers, link })
  }

  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      const element = elementOf(name, attributes)
      if (name === 'html') found.html = element
      if (name === 'body') found.body = element
      if (elements.length < MAX_ELEMENTS) elements.push(element)
      const around = open.at(-1)
      if (!voidTags.has(name))
        open.push({
          name,
          isHeader:
            around?.isHeader === true ||
            name === 'header' ||
            name === 'nav' ||
            attributes.role === 'banner' ||
            (name === 'div' && headerName.test(namesOf(attributes))),
          isButton: around?.isButton === true || name === 'button',
          isCalledLogo:
            name !== 'body' &&
            name !== 'html' &&
            (around?.isCalledLogo === true || isLogo(attributes) || logo.test(attributes['aria-label'] ?? '')),
          isOthers:
            name !== 'body' && name !== 'html' && (around?.isOthers === true || others.test(namesOf(attributes))),
          link: name === 'a' ? attributes.href : around?.link,
        })
      if (name === 'svg' && open.at(-2)?.name !== 'svg') drawnFrom ??= parser.startIndex
      if (name === 'link') link(attributes)
      if (name === 'base') found.base ??= attributes.href
      if (name === 'meta') {
        const key = (attributes.property ?? attributes.name ?? '').toLowerCase()
        if (key && attributes.content && !metas.has(key)) metas.set(key, attributes.content.slice(0, 2000))
      }
      picture(name, attributes)
      if (isRead(name, attributes, open, found)) text = ''
    },
    ontext(piece) {
      if (text !== undefined && text.length < 1_000_000) text += piece
    },
    onclosetag(name) {
      const closed = open.at(-1)
      if (closed?.name === name) open.pop()
      if (name === 'svg' && closed?.name === name) drawing(closed)
      if (text === undefined) return
      const read = text
      if (name === 'title' && !found.title) found.title = tidy(read).slice(0, 300)
      if (name === 'p' && tidy(read).length >= 40) found.firstParagraph ||= tidy(read).slice(0, MAX_TEXT)
      if (name === 'style') styles.push({ css: read })
      if (name === 'script') jsonLd.push(...readJsonLd(read))
      if (name === 'title' || name === 'p' || name === 'style' || name === 'script') text = undefined
    },
  })
  for (let at = 0; at < html.length; at += 16_384) {
    parser.write(html.slice(at, at + 16_384))
    if (open.length > MAX_DEPTH || elements.length >= MAX_ELEMENTS) break
  }
  parser.end()
  return { ...found, metas, jsonLd, icons, styles, pictures, drawings, elements }
}

type Attributes = Readonly<Record<string, string | undefined>>

const bare = (tag: string): PageElement => ({ tag, id: '', classes: [], style: '' })

const elementOf = (tag: string, { id = '', class: names = '', style = '' }: Attributes): PageElement => ({
  tag,
  id,
  classes: names.split(/\s+/).filter(Boolean).slice(0, 100),
  style: style.slice(0, 2000),
})

const namesOf = ({ class: names = '', id = '' }: Attributes): string => `${names} ${id}`

const isLogo = (attributes: Attributes): boolean => logo.test(namesOf(attributes))

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Whether an element's text is read. An SVG's titles and styles are not the page's. */
const isRead = (
  name: string,
  { type = '' }: Attributes,
  open: readonly Open[],
  found: { title: string; firstParagraph: string },
): boolean => {
  if (open.some((element) => element.name === 'svg')) return false
  if (name === 'title') return !found.title
  if (name === 'p') return !found.firstParagraph
  return name === 'style' || (name === 'script' && /^application\/ld\+json/i.test(type))
}

/** The objects of a JSON-LD block, with `@graph` expanded; none for invalid JSON. */
const readJsonLd = (text: string): Readonly<Record<string, unknown>>[] => {
  try {
    const value: unknown = JSON.parse(text)
    return [value].flat(2).flatMap((it) => {
      if (!isRecord(it)) return []
      const graph = it['@graph']
      return [it, ...(Array.isArray(graph) ? graph.filter(isRecord) : [])]
    })
  } catch {
    return []
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
