import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { ScrollTable } from './scroll-table.tsx'
import type { TableColumn, TableSort } from './table-view.ts'

export interface DataColumn<Row> extends TableColumn<Row> {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean | undefined
}

export interface DataTableProps<Row> {
  /** What the table lists: "Leads". */
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  /** Those of the page. */
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** A row's name in its checkbox: "Ana". */
  readonly nameOf: (row: Row) => string
  readonly sort?: TableSort | undefined
  readonly onSort: (sort: TableSort) => void
  readonly selected?: ReadonlySet<string> | undefined
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined
  /** Actions on the selected rows. */
  readonly bulk?: ReactNode
  readonly paging: {
    readonly page: number
    readonly pages: number
    readonly from: number
    readonly to: number
    readonly total: number
  }
  readonly onPage: (page: number) => void
  /** Instead of rows when there are none. */
  readonly empty: ReactNode
}

/** A table with sorting, selection and pages. The caller holds all three: they belong in the URL. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, idOf, nameOf, sort, onSort, selected, onSelect, bulk, paging, onPage, empty } = props
  const here = rows.map(idOf)
  const chosenHere = here.filter((id) => selected?.has(id))
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) isOn ? next.add(id) : next.delete(id)
    onSelect?.(next)
  }
  return (
    <div>
      <ScrollTable label={label}>
        <thead>
          <tr>
            {onSelect && (
              <th scope="col" className="vg-data-table__choice">
                <Checkbox
                  isLabelHidden
                  label={t('selectPage')}
                  checked={here.length > 0 && chosenHere.length === here.length}
                  disabled={here.length === 0}
                  onChange={(isOn) => toggle(here, isOn)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} className="vg-rows__row" aria-selected={selected ? selected.has(idOf(row)) : undefined}>
              {onSelect && (
                <td className="vg-data-table__choice">
                  <Checkbox
                    isLabelHidden
                    label={t('selectRow', { name: nameOf(row) })}
                    checked={selected?.has(idOf(row)) ?? false}
                    onChange={(isOn) => toggle([idOf(row)], isOn)}
                  />
                </td>
              )}
              {columns.map(({ key, cell, isNumber }) => (
                <td key={key} className={isNumber ? 'vg-rows__number' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {rows.length === 0 && empty}
      <footer className="vg-data-table__foot">
        {selected && selected.size > 0 && (
          <>
            <span className="font-medium">{t('selectedCount', { count: selected.size })}</span>
            {bulk}
          </>
        )}
        <span className="ms-auto text-sm text-ink-2" role="status">
          {t('rowsOf', { from: paging.from, to: paging.to, total: paging.total })}
        </span>
        <IconButton
          label={t('previousPage')}
          size="small"
          icon={<ChevronLeft size={16} />}
          disabled={paging.page <= 1}
          onClick={() => onPage(paging.page - 1)}
        />
        <IconButton
          label={t('nextPage')}
          size="small"
          icon={<ChevronRight size={16} />}
          disabled={paging.page >= paging.pages}
          onClick={() => onPage(paging.page + 1)}
        />
      </footer>
    </div>
  )
}

interface HeadProps<Row> {
  readonly column: DataColumn<Row>
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort) => void
}

const Head = <Row,>({ column: { key, label, sortValue, isNumber }, sort, onSort }: HeadProps<Row>) => {
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
