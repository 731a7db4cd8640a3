import { ChevronDown, Search } from 'lucide-react'
import { useRef } from 'react'
import { sourceStates } from '#web/features/knowledge/choices.ts'
import type { SourceFilter } from '#web/features/knowledge/sources/fits-filter.ts'
import { t } from '#web/features/knowledge/t.ts'
import { useShortcut } from '#web/lib/use-shortcut.ts'
import { Button } from '#web/ui/button.tsx'
import { InputGroup } from '#web/ui/input-group.tsx'
import { Menu } from '#web/ui/menu.tsx'

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
      <Menu
        label={t('filterState')}
        align="start"
        trigger={
          <Button variant={filter.state ? 'on' : 'quiet'}>
            {filter.state ? t(`status.${filter.state}`) : t('filterState')}
            <ChevronDown size={15} aria-hidden="true" />
          </Button>
        }
        actions={[
          { label: t('allStates'), onSelect: () => onChange({ ...filter, state: undefined }) },
          ...sourceStates.map((state) => ({
            label: t(`status.${state}`),
            onSelect: () => onChange({ ...filter, state }),
          })),
        ]}
      />
      {tags.length > 0 && (
        <Menu
          label={t('filterTag')}
          align="start"
          trigger={
            <Button variant={filter.tag ? 'on' : 'quiet'}>
              {filter.tag ?? t('filterTag')}
              <ChevronDown size={15} aria-hidden="true" />
            </Button>
          }
          actions={[
            { label: t('allTags'), onSelect: () => onChange({ ...filter, tag: undefined }) },
            ...tags.map((tag) => ({ label: tag, onSelect: () => onChange({ ...filter, tag }) })),
          ]}
        />
      )}
    </>
  )
}
