import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageStatus } from '#shared/crawls/schema'
import { t } from '#web/features/crawls/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { noFilter, type PageFilter } from './page-filter.ts'

const states = ['read', 'unchanged', 'duplicate', 'skipped', 'failed'] as const satisfies readonly PageStatus[]

interface CrawlPageFiltersProps {
  readonly filter: PageFilter
  readonly onChange: (filter: PageFilter) => void
  /** At the end of the row: the action on the chosen pages. */
  readonly children: ReactNode
}

/** Text and state by which a crawl's pages are filtered. */
export const CrawlPageFilters = ({ filter, onChange, children }: CrawlPageFiltersProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-2">
    <InputGroup
      className="w-60! max-md:w-full!"
      before={<Search size={16} aria-hidden="true" />}
      aria-label={t('find')}
      placeholder={t('find')}
      value={filter.text}
      onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
    />
    <Select
      className="w-44! max-md:w-full!"
      label={t('filterState')}
      value={filter.state}
      onChange={(state) => onChange({ ...filter, state })}
      options={[
        { value: noFilter.state, label: t('anyState') },
        ...states.map((value) => ({ value, label: t(`page.${value}`) })),
      ]}
    />
    {children}
  </div>
)
