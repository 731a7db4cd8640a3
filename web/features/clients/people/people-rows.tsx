import { Link } from '@tanstack/react-router'
import type { Client, Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/clients/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { SortHead } from '#web/ui/table/sort-head.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import { shownTabs, tabLabel } from '#web-features/agencies/client-tabs'
import '#web/ui/table/rows.css'
import '#web/ui/table/data-table.css'

interface PeopleRowsProps {
  readonly region: Region
  readonly people: readonly Client[]
  readonly organisations: readonly Organisation[]
  readonly sort: 'name' | '-name'
  /** Rows of the filter before, until the new ones are here. */
  readonly isOld: boolean
  readonly onSort: (sort: 'name' | '-name') => void
}

export const PeopleRows = ({ region, people, organisations, sort, isOld, onSort }: PeopleRowsProps) => {
  const nameOf = new Map(organisations.map(({ ID, name }) => [ID, name]))
  return (
    <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0" aria-busy={isOld}>
      <table className="vg-rows" onKeyDown={moveInRows}>
        <thead className="max-md:sr-only">
          <tr>
            <SortHead<Client>
              column={{ key: 'name', label: t('colUser'), sortValue: ({ name }) => name }}
              sort={{ key: 'name', direction: sort === 'name' ? 'ascending' : 'descending' }}
              onSort={({ direction }) => onSort(direction === 'ascending' ? 'name' : '-name')}
            />
            <th scope="col">{t('organisation')}</th>
            <th scope="col">{t('colStatus')}</th>
            <th scope="col">{t('colAccess')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.ID} className="vg-rows__row">
              <td>
                <span className="flex items-center gap-3">
                  <Avatar kind="person" name={person.name} picture={{ url: person.squarePhotoURL, region }} />
                  <span className="min-w-0">
                    <span className="flex items-center gap-2">
                      <Link
                        to="."
                        search={(before) => ({ ...before, user: person.ID })}
                        resetScroll={false}
                        className="vg-rows__link block max-w-[32ch] truncate font-medium max-md:max-w-[46vw]"
                      >
                        {person.name}
                      </Link>
                      {person.isOrgAdmin && <Tag>{t('admin')}</Tag>}
                    </span>
                    <span className="block max-w-[36ch] truncate text-sm text-ink-2 max-md:max-w-[60vw]">
                      {person.email}
                    </span>
                    <span className="block max-w-[60vw] truncate text-sm text-ink-2 md:hidden">
                      {nameOf.get(person.orgId)}
                    </span>
                  </span>
                </span>
              </td>
              <td className="max-md:hidden">{nameOf.get(person.orgId)}</td>
              <td>
                <State kind={person.status === 'online' ? 'fine' : 'idle'}>{t(person.status)}</State>
              </td>
              <td className="max-md:hidden">
                <Link
                  to="."
                  search={(before) => ({ ...before, access: person.ID })}
                  resetScroll={false}
                  className={buttonClass({ variant: 'ghost', size: 'small' }, '-ms-2.5')}
                  aria-label={t('accessOf', { name: person.name, tabs: accessOf(person) })}
                >
                  {accessOf(person)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** The first tabs by name, the others as a number. */
const accessOf = ({ canAccess }: Client): string => {
  const tabs = shownTabs(canAccess).map(tabLabel)
  return tabs.length <= 3 ? tabs.join(', ') : `${tabs.slice(0, 2).join(', ')} +${tabs.length - 2}`
}
