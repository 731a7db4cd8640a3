import type { Fact } from '#shared/onboarding/fact'

const number = "\\d[\\d.,’']{0,11}"
const amount = `(?:(?:€|\\$|£|¥|￥|CHF|EUR|USD|GBP) ?${number}|${number} ?(?:€|\\$|£|円|元|EUR|USD|GBP|CHF|euros?))`
const whole = new RegExp(`^${amount}$`, 'iu')
const pairOnALine = new RegExp(`^(?:- )?([^:|–—]{2,40}?) ?(?::|–|—) ?(${amount})$`, 'iu')

/** A name of at most six words, not a sentence. */
const isName = (label: string): boolean =>
  label.length <= 40 && label.split(' ').length <= 6 && /^\p{L}[\p{L}\p{N} ’'&+()/,-]*$/u.test(label)

/** Prices in a text: lines that consist of a name and an amount, and rows of a table with a name first. */
export const pricesIn = (text: string): Fact[] =>
  text
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim())
      const [label, value] =
        cells.length > 1 ? [cells[0], cells.slice(1).find((cell) => whole.test(cell))] : partsOf(line.trim())
      return label && value && isName(label) ? [{ kind: 'price' as const, label, value }] : []
    })

const partsOf = (line: string): readonly (string | undefined)[] => {
  const [, label, value] = (line.length <= 80 && pairOnALine.exec(line)) || []
  return [label?.trim(), value]
}
