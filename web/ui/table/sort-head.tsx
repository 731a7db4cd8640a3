import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '#web/lib/style/cx.ts'
import type { TableColumn, TableSort } from './table-view.ts'

interface SortHeadProps<Row> {
  readonly column: TableColumn<Row> & { readonly label: string; readonly isNumber?: boolean | undefined }
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort) => void
}

/** A column's head: a button if the table can be sorted by it. */
export const SortHead = <Row,>({ column: { key, label, sortValue, isNumber }, sort, onSort }: SortHeadProps<Row>) => {
  const direction = sort?.key === key ? sort.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" className={isNumber ? 'vg-rows__number' : undefined} aria-sort={sortValue && (direction ?? 'none')}>
      {sortValue ? (
        <button
          type="button"
          className={cx('vg-data-table__sort', direction && 'vg-data-table__sort--on')}
          onClick={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
        >
          {label}
          <Arrow size={14} aria-hidden="true" />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
