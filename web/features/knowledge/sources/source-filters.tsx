import { Search } from 'lucide-react'
import { useRef } from 'react'
import { sourceStates } from '#web/features/knowledge/choices.ts'
import type { SourceFilter } from '#web/features/knowledge/sources/fits-filter.ts'
import { t } from '#web/features/knowledge/t.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { FilterMenu } from '#web/ui/choice/filter-menu.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'

interface SourceFiltersProps {
  readonly filter: SourceFilter
  readonly tags: readonly string[]
  readonly onChange: (filter: SourceFilter) => void
}

export const SourceFilters = ({ filter, tags, onChange }: SourceFiltersProps) => {
  const find = useRef<HTMLInputElement>(null)
  useShortcut('/', () => find.current?.focus())
  return (
    <>
      <InputGroup
        ref={find}
        className="w-56! max-md:w-full!"
        before={<Search size={16} aria-hidden="true" />}
        aria-label={t('find')}
        placeholder={t('find')}
        value={filter.q ?? ''}
        onChange={(event) => onChange({ ...filter, q: event.currentTarget.value || undefined })}
      />
      <FilterMenu
        label={t('filterState')}
        allLabel={t('allStates')}
        value={filter.state}
        options={sourceStates.map((state) => ({ value: state, label: t(`status.${state}`) }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      {tags.length > 0 && (
        <FilterMenu
          label={t('filterTag')}
          allLabel={t('allTags')}
          value={filter.tag}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          onChange={(tag) => onChange({ ...filter, tag })}
        />
      )}
    </>
  )
}
