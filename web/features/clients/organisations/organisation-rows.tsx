import { Link } from '@tanstack/react-router'
import { MAX_CLIENTS_OF_ORGANISATION } from '#shared/clients/limits'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { type Sorting, sortings } from '#web/features/clients/clients-search.ts'
import { t } from '#web/features/clients/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { SortHead } from '#web/ui/table/sort-head.tsx'
import type { TableSort } from '#web/ui/table/table-view.ts'
import '#web/ui/table/rows.css'
import '#web/ui/table/data-table.css'

interface OrganisationRowsProps {
  readonly region: Region
  readonly organisations: readonly Organisation[]
  readonly sort: Sorting
  readonly onSort: (sort: Sorting) => void
}

const seatsOf = ({ seats }: Organisation) => t('usersOfTen', { seats, most: MAX_CLIENTS_OF_ORGANISATION })
const AccessState = ({ of: { settings } }: { readonly of: Organisation }) => (
  <State kind={settings.disableClientAccess ? 'changed' : 'fine'}>
    {settings.disableClientAccess ? t('paused') : t('active')}
  </State>
)

export const OrganisationRows = ({ region, organisations, sort, onSort }: OrganisationRowsProps) => {
  const now: TableSort = {
    key: sort.replace('-', ''),
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  }
  const sortBy = ({ key, direction }: TableSort) =>
    onSort(sortings.find((each) => each === `${direction === 'descending' ? '-' : ''}${key}`) ?? 'name')
  return (
    <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <table className="vg-rows" onKeyDown={moveInRows}>
        <thead className="max-md:sr-only">
          <tr>
            <SortHead<Organisation>
              column={{ key: 'name', label: t('organisation'), sortValue: ({ name }) => name }}
              sort={now}
              onSort={sortBy}
            />
            <th scope="col">{t('clientAccessOn')}</th>
            <SortHead<Organisation>
              column={{ key: 'seats', label: t('colUsers'), sortValue: ({ seats }) => seats, isNumber: true }}
              sort={now}
              onSort={sortBy}
            />
            <th scope="col" className="vg-rows__number">
              {t('colAgents')}
            </th>
          </tr>
        </thead>
        <tbody>
          {organisations.map((organisation) => (
            <tr key={organisation.ID} className="vg-rows__row">
              <td>
                <span className="flex items-center gap-3">
                  <Avatar
                    kind="agent"
                    name={organisation.name}
                    picture={{ url: organisation.squarePhotoURL, region }}
                  />
                  <span className="min-w-0">
                    <Link
                      to="."
                      search={(before) => ({ ...before, org: organisation.ID })}
                      resetScroll={false}
                      className="vg-rows__link block max-w-[40ch] truncate font-medium max-md:max-w-[50vw]"
                    >
                      {organisation.name}
                    </Link>
                    <span className="text-sm md:hidden">
                      <AccessState of={organisation} />
                    </span>
                  </span>
                </span>
              </td>
              <td className="max-md:hidden">
                <AccessState of={organisation} />
              </td>
              <td className="vg-rows__number">{seatsOf(organisation)}</td>
              <td className="vg-rows__number max-md:hidden">{organisation.widgetIDs.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
