import { t } from '#web/features/knowledge/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'

interface PastedText {
  readonly format: 'text' | 'markdown' | 'html'
  readonly title: string
  readonly text: string
}

interface TextFieldsProps {
  readonly value: PastedText
  readonly error: string | undefined
  readonly onChange: (value: PastedText) => void
}

export const TextFields = ({ value, error, onChange }: TextFieldsProps) => (
  <>
    <Segmented
      label={t('format')}
      value={value.format}
      onChange={(format) => onChange({ ...value, format })}
      className="flex"
      options={(['text', 'markdown', 'html'] as const).map((format) => ({
        value: format,
        label: t(`format.${format}`),
      }))}
    />
    <Field label={t('titleLabel')} hint={t('titleHint')} isOptional>
      <Input
        value={value.title}
        maxLength={200}
        onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
      />
    </Field>
    <Field label={t('text')} hint={value.format === 'text' ? t('textHint') : t('markdownHint')} error={error}>
      <Textarea
        rows={10}
        maxLength={500_000}
        className={value.format === 'text' ? 'max-h-[50vh]' : 'max-h-[50vh] font-mono text-sm'}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
    </Field>
  </>
)
