import { Search } from 'lucide-react'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import type { ClientsSearch, Sorting } from '#web/features/clients/clients-search.ts'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { OrganisationRows } from './organisation-rows.tsx'

interface OrganisationListProps {
  readonly region: Region
  readonly organisations: readonly Organisation[]
  readonly search: ClientsSearch
  readonly onFilter: (patch: Partial<ClientsSearch>) => void
}

/** The organisations, all of them loaded: filtered and sorted here. */
export const OrganisationList = ({
  region,
  organisations,
  search: { q = '', sort = 'name' },
  onFilter,
}: OrganisationListProps) => {
  const wanted = q.trim().toLowerCase()
  const shown = sorted(
    organisations.filter(({ name }) => name.toLowerCase().includes(wanted)),
    sort,
  )
  return (
    <>
      <div className="mb-3 md:max-w-80">
        <InputGroup
          type="search"
          before={<Search size={15} aria-hidden="true" />}
          aria-label={t('searchOrganisation')}
          placeholder={t('searchOrganisation')}
          value={q}
          onChange={(event) => onFilter({ q: event.currentTarget.value || undefined })}
        />
      </div>
      {shown.length > 0 ? (
        <OrganisationRows
          region={region}
          organisations={shown}
          sort={sort}
          onSort={(next) => onFilter({ sort: next })}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-3 py-6 text-ink-2">
          {t('noOrganisationFound', { text: q })}
          <Button size="small" onClick={() => onFilter({ q: undefined })}>
            {t('clear')}
          </Button>
        </p>
      )}
    </>
  )
}

/** They come by name. */
const sorted = (organisations: readonly Organisation[], sort: Sorting): readonly Organisation[] => {
  const ascending = sort.endsWith('seats')
    ? organisations.toSorted((one, other) => one.seats - other.seats)
    : organisations
  return sort.startsWith('-') ? ascending.toReversed() : ascending
}
