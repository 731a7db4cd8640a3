import type { Block } from '#functions/documents/document'
import { tidyLine } from '#functions/documents/tidy-text'

/** One line of a page as it was set. */
export type PdfLine = {
  readonly text: string
  /** Font size in points. */
  readonly size: number
  /** Baseline, points from the bottom of the page. */
  readonly y: number
}

/**
 * Derives paragraphs and headings from the lines of a PDF, which marks neither: larger type is a heading, a wider gap starts
 * a paragraph, and text that repeats at the edge of most pages is a running head.
 */
export function pdfBlocks(pages: readonly (readonly PdfLine[])[]): Block[] {
  const bodies = withoutRunningHeads(pages)
  const bodySize = commonSize(bodies.flat())
  const headingSizes = headingSizesAbove(bodySize, bodies.flat())
  const blocks: Block[] = []
  let headings: { level: number; text: string }[] = []
  for (const [index, lines] of bodies.entries()) {
    for (const paragraph of paragraphsOf(lines)) {
      const text = joined(paragraph)
      const level = headingSizes.indexOf(sizeOf(paragraph[0]))
      if (level === -1 || text.length > 200 || !/\p{L}/u.test(text)) {
        if (text) blocks.push({ headingPath: headings.map((heading) => heading.text), text, page: index + 1 })
      } else headings = [...headings.filter((heading) => heading.level < level), { level, text }]
    }
  }
  return blocks
}

const sizeOf = (line: PdfLine | undefined) => Math.round((line?.size ?? 0) * 2) / 2

/** The size that most characters are set in. */
function commonSize(lines: readonly PdfLine[]): number {
  const characters = new Map<number, number>()
  for (const line of lines) characters.set(sizeOf(line), (characters.get(sizeOf(line)) ?? 0) + line.text.length)
  return [...characters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

/** Largest first, at most four levels. */
function headingSizesAbove(bodySize: number, lines: readonly PdfLine[]): number[] {
  const larger = new Set(lines.map(sizeOf).filter((size) => size >= bodySize * 1.12))
  return [...larger].sort((a, b) => b - a).slice(0, 4)
}

function paragraphsOf(lines: readonly PdfLine[]): PdfLine[][] {
  const paragraphs: PdfLine[][] = []
  for (const line of lines) {
    const open = paragraphs.at(-1)
    const previous = open?.at(-1)
    const gap = previous ? previous.y - line.y : 0
    const belongs = previous && sizeOf(previous) === sizeOf(line) && gap > -line.size && gap <= line.size * 1.75
    if (open && belongs && !/^(?:[-•*▪◦]|\d{1,3}[.)])\s/.test(line.text)) open.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/** Joins lines, and words that are hyphenated at the end of a line. */
function joined(lines: readonly PdfLine[]): string {
  const text = lines.reduce((sum, line) => {
    const isBroken = /\p{L}-$/u.test(sum.slice(-2)) && /^\p{Ll}/u.test(line.text)
    return isBroken ? sum.slice(0, -1) + line.text : `${sum} ${line.text}`
  }, '')
  return tidyLine(text)
}

function withoutRunningHeads(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const shape = (line: PdfLine) => line.text.replace(/\d+/g, '#').trim()
  // a page of a few lines has no running heads
  const isAtEdge = (index: number, count: number) => count > 4 && (index < 2 || index >= count - 2)
  const seen = new Map<string, number>()
  for (const lines of pages) {
    const shapes = new Set(lines.filter((_, index) => isAtEdge(index, lines.length)).map(shape))
    for (const one of shapes) seen.set(one, (seen.get(one) ?? 0) + 1)
  }
  const often = Math.max(3, pages.length * 0.4)
  const isRunning = (line: PdfLine) => (seen.get(shape(line)) ?? 0) >= often
  const isNumber = (line: PdfLine) => /^(?:page\s*)?#(?:\s*(?:of|\/)\s*#)?$/i.test(shape(line))
  return pages.map((lines) =>
    lines.filter((line, index) => {
      const isOutermost = index === 0 || index === lines.length - 1
      return !(isOutermost && isNumber(line)) && !(isAtEdge(index, lines.length) && isRunning(line))
    }),
  )
}
