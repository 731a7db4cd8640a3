import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Organisation } from '#shared/clients/schema'
import type { ClientsSearch } from '#web/features/clients/clients-search.ts'
import { t } from '#web/features/clients/t.ts'
import { FilterMenu } from '#web/ui/choice/filter-menu.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'

interface PeopleBarProps {
  readonly organisations: readonly Organisation[]
  readonly search: ClientsSearch
  readonly onFilter: (patch: Partial<ClientsSearch>) => void
}

const PAUSE_MS = 250

/** The list's search and filters. The address follows the typing after a pause, so that a name is one question. */
export const PeopleBar = ({ organisations, search, onFilter }: PeopleBarProps) => {
  const { q = '', of, role } = search
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  const [asked, setAsked] = useState(q)
  if (known !== q) {
    setKnown(q)
    // Back, or Clear filters; what was asked from here may have been typed on since
    if (q !== asked) setTyped(q)
  }
  const ask = useEffectEvent((text: string) => {
    setAsked(text)
    onFilter({ q: text || undefined })
  })
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => ask(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, q])
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <div className="w-full md:w-80">
        <InputGroup
          type="search"
          before={<Search size={15} aria-hidden="true" />}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <FilterMenu
        label={t('organisation')}
        allLabel={t('allOrganisations')}
        value={of}
        options={organisations.map(({ ID, name }) => ({ value: ID, label: name }))}
        onChange={(next) => onFilter({ of: next })}
      />
      <FilterMenu
        label={t('role')}
        allLabel={t('allRoles')}
        value={role}
        options={[{ value: 'admin' as const, label: t('admins') }]}
        onChange={(next) => onFilter({ role: next })}
      />
    </div>
  )
}
