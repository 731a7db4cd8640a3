import { refreshRates } from '#shared/knowledge/refresh-rates'
import type { Source } from '#shared/knowledge/schema'
import { t } from '#web/features/knowledge/t.ts'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'

type SourceDraft = Pick<Source, 'title' | 'refreshEvery' | 'tags'> & { readonly url: string }

interface SourceFieldsProps {
  readonly type: Source['type']
  readonly draft: SourceDraft
  /** What the server refused of a field. */
  readonly issue: (field: keyof SourceDraft) => string | undefined
  readonly onChange: (edit: Partial<SourceDraft>) => void
}

/** What a member may change of a source: an address only of a page, a refresh interval only of what is on the web. */
export const SourceFields = ({ type, draft, issue, onChange }: SourceFieldsProps) => (
  <>
    <Field label={t('title')} error={issue('title')}>
      <Input value={draft.title} maxLength={200} onChange={(event) => onChange({ title: event.currentTarget.value })} />
    </Field>
    {type === 'url' && (
      <Field label={t('address')} error={issue('url')}>
        <Input
          type="url"
          inputMode="url"
          maxLength={2000}
          value={draft.url}
          onChange={(event) => onChange({ url: event.currentTarget.value })}
        />
      </Field>
    )}
    <Field label={t('tags')} error={issue('tags')} isOptional>
      <TagsInput
        values={draft.tags}
        placeholder={t('addATag')}
        max={20}
        maxLength={60}
        onChange={(tags) => onChange({ tags })}
      />
    </Field>
    {(type === 'url' || type === 'site') && (
      <SegmentedField
        label={t('rate')}
        hint={t('rateHint')}
        value={draft.refreshEvery}
        options={refreshRates.map((every) => ({ value: every, label: t(`every.${every}`) }))}
        onChange={(refreshEvery) => onChange({ refreshEvery })}
      />
    )}
  </>
)
