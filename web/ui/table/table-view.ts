import { language } from '#web/lib/words/language.ts'
export interface TableColumn<Row> {
  readonly key: string
  /** What the column is sorted and searched by; absent where it is neither. */
  readonly sortValue?: ((row: Row) => string | number | undefined) | undefined
}

export interface TableSort {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

interface TableQuery {
  readonly sort?: TableSort | undefined
  /** Every word must occur somewhere in the row. */
  readonly filter?: string | undefined
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

const order = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })

/** The rows of one page: filtered, sorted (stable, empty values last), sliced. A page out of range becomes the nearest. */
export const tableView = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { sort, filter = '', page, pageSize }: TableQuery,
) => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = (row: Row) =>
    columns
      .map(({ sortValue }) => sortValue?.(row) ?? '')
      .join('\n')
      .toLowerCase()
  const found = words.length === 0 ? rows : rows.filter((row) => words.every((word) => textOf(row).includes(word)))
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue
  const sorted =
    sortValue && sort ? found.toSorted((one, other) => compare(sortValue(one), sortValue(other), sort)) : found
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize))
  const at = Math.min(Math.max(1, Math.trunc(page) || 1), pages)
  const start = (at - 1) * pageSize
  const shown = sorted.slice(start, start + pageSize)
  return {
    rows: shown,
    total: sorted.length,
    page: at,
    pages,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
  }
}

type Value = string | number | undefined

const compare = (one: Value, other: Value, { direction }: TableSort): number => {
  const [isEmpty, isOtherEmpty] = [one === undefined || one === '', other === undefined || other === '']
  if (isEmpty || isOtherEmpty) return Number(isEmpty) - Number(isOtherEmpty)
  const found =
    typeof one === 'number' && typeof other === 'number' ? one - other : order.compare(String(one), String(other))
  return direction === 'ascending' ? found : -found
}
