import { Search } from 'lucide-react'
import { useRef } from 'react'
import { sourceStates } from '#web/features/knowledge/choices.ts'
import type { SourceFilter } from '#web/features/knowledge/sources/fits-filter.ts'
import { t } from '#web/features/knowledge/t.ts'
import { useShortcut } from '#web/lib/use-shortcut.ts'
import { InputGroup } from '#web/ui/input-group.tsx'
import { Select } from '#web/ui/select.tsx'

interface SourceFiltersProps {
  readonly filter: SourceFilter
  readonly tags: readonly string[]
  readonly onChange: (filter: SourceFilter) => void
}

export const SourceFilters = ({ filter, tags, onChange }: SourceFiltersProps) => {
  const find = useRef<HTMLInputElement>(null)
  useShortcut('/', () => find.current?.focus())
  const any = '*'
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
      <Select
        className="w-32! max-md:w-auto! max-md:flex-1"
        label={t('filterState')}
        value={filter.state ?? any}
        onChange={(value) => onChange({ ...filter, state: sourceStates.find((name) => name === value) })}
        options={[
          { value: any, label: t('allStates') },
          ...sourceStates.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
      {tags.length > 0 && (
        <Select
          className="w-32! max-md:w-auto! max-md:flex-1"
          label={t('filterTag')}
          value={filter.tag ?? any}
          onChange={(value) => onChange({ ...filter, tag: value === any ? undefined : value })}
          options={[{ value: any, label: t('allTags') }, ...tags.map((value) => ({ value, label: value }))]}
        />
      )}
    </>
  )
}
