import { Problem } from '#shared/problems'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { type DataColumn, DataTable } from '#web/ui/table/data-table.tsx'

interface Domain {
  readonly name: string
  readonly state: string
}

const columns: readonly DataColumn<Domain>[] = [
  { key: 'name', label: 'Domain', sortValue: ({ name }) => name, cell: ({ name }) => name },
  { key: 'state', label: 'State', cell: ({ state }) => state },
]
const none = { page: 1, pages: 1, from: 0, to: 0, total: 0 }
const rows = [{ name: `${'a-very-long-name-'.repeat(6)}.example`, state: 'Verified' }]
const nothing = () => undefined

/** A table without rows, too wide, loading, and failed. */
export const TableStates = () => {
  const table = {
    columns,
    idOf: ({ name }: Domain) => name,
    nameOf: ({ name }: Domain) => name,
    onSort: nothing,
    onPage: nothing,
    empty: <Empty title="No domain yet." body="Add the first one." />,
  }
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start">
        <DataTable {...table} label="Domains, none" rows={[]} paging={none} selected={new Set()} onSelect={nothing} />
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start">
        <DataTable {...table} label="Domains, wide" rows={rows} paging={{ ...none, from: 1, to: 1, total: 1 }} />
      </Card>
      <Card className="p-5">
        <Loading className="grid gap-3">
          {['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </Loading>
      </Card>
      <Card className="p-5">
        <ProblemNote
          title="The domains did not load."
          error={new Problem('unavailable', 'The name servers do not answer.')}
          onRetry={nothing}
          isRetrying
        />
        <Button className="mt-3" disabled>
          Add a domain
        </Button>
      </Card>
    </div>
  )
}
