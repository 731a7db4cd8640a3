import type { Fact } from '#shared/onboarding/fact'

const number = "\\d[\\d.,’']{0,11}"
const amount = `(?:(?:€|\\$|£|¥|￥|CHF|EUR|USD|GBP|RMB|CNY|JPY|人民币) ?${number}(?:元|円)?|${number} ?(?:€|\\$|£|円|元|块|圆|EUR|USD|GBP|CHF|RMB|euros?))`
const whole = new RegExp(`^${amount}$`, 'iu')
const pairOnALine = new RegExp(`^(?:- )?([^:|–—]{2,40}?) ?(?::|–|—) ?(${amount})$`, 'iu')

/** Japanese and Chinese pages put a space or dots between name and amount, and tax, unit or "from" beside it. */
const asianPair = new RegExp(
  `^[・●■◆▪◇□*-]? ?([\\p{L}\\p{N}・ー&+/()-]+?(?: [\\p{L}\\p{N}・ー&+/()-]+?){0,3}?)[\\s:|—–….・-]*(税込|税抜|税別|含税)? ?(${amount})((?: ?[([]?(?:税込|税抜|税別|税込み|含税)[)\\]]?| ?[/／] ?\\p{L}{1,3}|起|から| ?[~〜～])*)$`,
  'u',
)
const asianSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What a table calls its prices, in the languages of agents: a heading, and no name of what is sold. */
const priceWords = new RegExp(
  `^(?:${[
    '(?:our |total |unit )?(?:price|cost|fee|rate|charge)s?(?: (?:from|per .+))?|from|per (?:hour|day|night|month|year|person)|monthly|yearly|amount',
    '(?:unsere? |gesamt)?(?:preise?|kosten|gebühr(?:en)?|betrag)(?: (?:ab|pro .+))?|ab|pro (?:stunde|tag|nacht|monat|jahr|person)|monatlich|jährlich',
    'prix|tarifs?|coûts?|montant|precios?|tarifas?|coste|importe|prezz[oi]|tariff[ae]|costo|preços?|valor|prij(?:s|zen)|tarie(?:f|ven)|bedrag',
    '料金|価格|値段|价格|费用|金额',
  ].join('|')})$`,
  'iu',
)

/** A name of at most six words, not a sentence. */
const isName = (label: string): boolean =>
  label.length <= 40 &&
  label.split(' ').length <= 6 &&
  /^(?:\p{L}|\d{1,2}\p{Script=Han})[\p{L}\p{N} ’'&+()/,・-]*$/u.test(label)

/**
 * Prices in a text: lines that consist of a name and an amount, and rows of a table. What a price is of is its row's first
 * cell; where that is only a word for prices, its column, else the heading above the text.
 */
export const pricesIn = (text: string, heading = ''): Fact[] => {
  let columns: readonly string[] = []
  return (
    text
      .slice(0, 20_000)
      // ：and figures in full width, as Japanese and Chinese pages have them
      .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
      .split('\n')
      .flatMap((line) => {
        const cells = line.split(' | ').map((cell) => cell.trim())
        if (cells.length === 1) columns = []
        // a table's first row, without an amount, names its columns
        else if (columns.length === 0 && !cells.some((cell) => whole.test(cell))) columns = cells
        const priced = cells.length > 1 ? rowPrices(cells, columns) : partsOf(line.trim())
        return priced.flatMap(([label, value]) => {
          const of = label && priceWords.test(label) ? heading.trim() : label
          return of && isName(of) && !priceWords.test(of) ? [{ kind: 'price' as const, label: of, value }] : []
        })
      })
  )
}

type Priced = readonly [label: string | undefined, value: string]

const rowPrices = (cells: readonly string[], columns: readonly string[]): Priced[] => {
  const [first = ''] = cells
  const amounts = cells.flatMap((cell, at) => (at > 0 && whole.test(cell) ? [{ cell, of: columns[at] ?? '' }] : []))
  const isOfColumns = priceWords.test(first)
  // one price needs no column beside its row's name
  if (!isOfColumns && amounts.length === 1) return amounts.map(({ cell }) => [first, cell])
  return amounts.slice(0, 6).map(({ cell, of }, at) => {
    // the rows of two cells are one thing's properties, and its name is above the table
    if (isOfColumns) return [cells.length > 2 && of ? of : first, cell]
    const label = of && !priceWords.test(of) ? `${first}, ${of}` : at === 0 ? first : undefined
    return [label, cell]
  })
}

const partsOf = (line: string): Priced[] => {
  if (line.length > 80) return []
  const [, label, value] = pairOnALine.exec(line) ?? []
  if (value) return [[label?.trim(), value]]
  const [, name = '', tax = '', amountOf, more = ''] = (asianSigns.test(line) && asianPair.exec(line)) || []
  return amountOf ? [[name.trim(), `${tax}${amountOf}${more.trim()}`]] : []
}
