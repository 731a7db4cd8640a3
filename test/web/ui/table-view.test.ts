import { expect, test } from 'vitest'
import { type TableSort, tableView } from '#web/ui/table/table-view.ts'

interface Lead {
  readonly name: string
  readonly score?: number
}
const leads: readonly Lead[] = [
  { name: 'Ana 10', score: 3 },
  { name: 'ana 2', score: 12 },
  { name: 'Émile' },
  { name: 'Bo', score: 3 },
]
const columns = [
  { key: 'name', sortValue: ({ name }: Lead) => name },
  { key: 'score', sortValue: ({ score }: Lead) => score },
  { key: 'actions' },
]
const names = (query: Partial<Parameters<typeof tableView>[2]>) =>
  tableView(leads, columns, { page: 1, pageSize: 25, ...query }).rows.map(({ name }) => name)
const by = (key: string, direction: TableSort['direction'] = 'ascending') => names({ sort: { key, direction } })

test('texts sort in natural order and regardless of case', () => {
  expect(by('name')).toEqual(['ana 2', 'Ana 10', 'Bo', 'Émile'])
  expect(by('name', 'descending')).toEqual(['Émile', 'Bo', 'Ana 10', 'ana 2'])
})

test('numbers sort as numbers, stable, with empty ones last either way', () => {
  expect(by('score')).toEqual(['Ana 10', 'Bo', 'ana 2', 'Émile'])
  expect(by('score', 'descending')).toEqual(['ana 2', 'Ana 10', 'Bo', 'Émile'])
})

test('an unsortable or missing column changes nothing', () => {
  expect(by('actions')).toEqual(leads.map(({ name }) => name))
  expect(by('nonsense')).toEqual(leads.map(({ name }) => name))
})

test('every word of the filter must occur somewhere in the row', () => {
  expect(names({ filter: ' ANA ' })).toEqual(['Ana 10', 'ana 2'])
  expect(names({ filter: 'ana 12' })).toEqual(['ana 2'])
  expect(names({ filter: 'nobody' })).toEqual([])
})

test('pages are cut after sorting, and a page out of range becomes the nearest', () => {
  const page = (at: number) => tableView(leads, columns, { page: at, pageSize: 3 })
  expect(page(1)).toMatchObject({ total: 4, page: 1, pages: 2, from: 1, to: 3 })
  expect(page(9)).toMatchObject({ page: 2, from: 4, to: 4, rows: [{ name: 'Bo' }] })
  expect(page(-1)).toMatchObject({ page: 1 })
  expect(page(Number.NaN)).toMatchObject({ page: 1 })
  expect(tableView([], columns, { page: 1, pageSize: 3 })).toMatchObject({ rows: [], pages: 1, from: 0, to: 0 })
})
