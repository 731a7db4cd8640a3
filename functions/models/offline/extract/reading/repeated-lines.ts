import { pageOf } from './page-of.ts'
import type { Unit } from './units-of.ts'

/** In fewer pages a line is no layout. */
const MIN_PAGES = 3
const SHARE_OF_PAGES = 0.3
/** A longer line is a paragraph that several pages quote. */
const MAX_CHARACTERS = 120

/** Short lines on three of the pages and on more than 30 % of them: a slogan, a footer, a note on cookies. They answer nothing. */
export const repeatedLines = (units: readonly Unit[]): ReadonlySet<string> => {
  const pages = new Map<string, Set<string>>()
  const all = new Set<string>()
  for (const source of new Set(units.map((unit) => unit.source))) {
    const page = pageOf(source)
    all.add(page)
    for (const line of source.text.split('\n')) {
      const text = line.trim()
      if (text.length <= MAX_CHARACTERS) pages.set(text, (pages.get(text) ?? new Set()).add(page))
    }
  }
  const isRepeated = ({ size }: ReadonlySet<string>) => size >= MIN_PAGES && size > SHARE_OF_PAGES * all.size
  return new Set([...pages].flatMap(([text, on]) => (isRepeated(on) ? [text] : [])))
}
