import { useState } from 'react'
import { money } from '#web/lib/format/money.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lastDays } from '#web/ui/choice/date-range.ts'
import { DateRangePicker } from '#web/ui/choice/date-range-picker.tsx'
import { CheckedInput } from '#web/ui/input/checked-input.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { type DataColumn, DataTable } from '#web/ui/table/data-table.tsx'
import { DnsTable } from '#web/ui/table/dns-table.tsx'
import { type TableSort, tableView } from '#web/ui/table/table-view.ts'

interface Lead {
  readonly id: string
  readonly name: string
  readonly score: number
  readonly cents: number
}

const leads: readonly Lead[] = ['Ana', 'Bo', 'Chidi', 'Dora', 'Émile', 'Farah', 'Gus', 'Hana'].map((name, at) => ({
  id: name,
  name,
  score: (at * 37) % 100,
  cents: at * 1750,
}))
const columns: readonly DataColumn<Lead>[] = [
  { key: 'name', label: 'Name', sortValue: ({ name }) => name, cell: ({ name }) => name },
  { key: 'score', label: 'Score', sortValue: ({ score }) => score, cell: ({ score }) => score, isNumber: true },
  {
    key: 'spent',
    label: 'Spent',
    sortValue: ({ cents }) => cents,
    cell: ({ cents }) => money(cents, 'eur'),
    isNumber: true,
  },
  { key: 'action', label: 'Action', cell: () => <Button size="small">Open</Button> },
]
const today = '2026-11-21'

export const DataParts = () => {
  const [sort, setSort] = useState<TableSort>({ key: 'score', direction: 'descending' })
  const [filter, setFilter] = useState('')
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Bo']))
  const [range, setRange] = useState(lastDays(30, today))
  const [domain, setDomain] = useState('')
  const view = tableView(leads, columns, { sort, filter, page, pageSize: 5 })
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <div className="flex flex-wrap items-center gap-2 p-4">
          <Input
            aria-label="Filter"
            placeholder="Filter"
            className="max-w-52"
            value={filter}
            onChange={({ currentTarget: { value } }) => setFilter(value)}
          />
          <DateRangePicker value={range} today={today} onChange={setRange} />
        </div>
        <DataTable
          label="Leads"
          columns={columns}
          rows={view.rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          bulk={<Button size="small">Delete</Button>}
          paging={view}
          onPage={setPage}
          empty={<Empty title="No lead fits." body="Try fewer words." />}
        />
      </Card>
      <Card className="grid grid-cols-1 content-start">
        <div className="p-5">
          <CheckedInput
            label="Product subdomain"
            hint="Free. Checked two seconds after you stop. “cardinal” is taken."
            suffix=".example.app"
            value={domain}
            onChange={setDomain}
            check={async (value) => (value === 'cardinal' ? 'This name is taken.' : undefined)}
          />
        </div>
        <DnsTable
          label="DNS records"
          records={[
            { type: 'CNAME', name: 'app', value: 'cname.edge.example', ttl: 3600, state: 'found' },
            {
              type: 'TXT',
              name: '_verify.app',
              value: 'prly-site=7c1e09f2ab',
              ttl: 3600,
              state: 'wrong',
              answer: 'prly-site=7c1e09f2',
            },
            { type: 'CAA', name: '@', value: '0 issue "letsencrypt.org"', ttl: 3600, state: 'missing' },
            { type: 'MX', name: 'mail', value: 'mx.edge.example', priority: 10, ttl: 3600, state: 'checking' },
          ]}
        />
      </Card>
    </div>
  )
}
