import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { PageButtons, type TablePaging } from './page-buttons.tsx'
import { ScrollTable } from './scroll-table.tsx'
import { SortHead } from './sort-head.tsx'
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
  readonly paging: TablePaging
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
              <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
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
        <PageButtons paging={paging} onPage={onPage} />
      </footer>
    </div>
  )
}
