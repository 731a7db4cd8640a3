import type { PairContent } from '#shared/knowledge/pairs'
import { t } from '#web/features/knowledge/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'

interface PairFieldsProps {
  readonly value: PairContent
  readonly issue: (path: string) => string | undefined
  readonly onChange: (value: PairContent) => void
}

export const PairFields = ({ value, issue, onChange }: PairFieldsProps) => (
  <>
    <Field label={t('question')} error={issue('question')}>
      <Input
        value={value.question}
        maxLength={500}
        onChange={(event) => onChange({ ...value, question: event.currentTarget.value })}
      />
    </Field>
    <Field label={t('answer')} hint={t('pairsEmptyBody')} error={issue('answer')}>
      <Textarea
        rows={6}
        maxLength={4000}
        className="max-h-[50vh] min-h-30!"
        value={value.answer}
        onChange={(event) => onChange({ ...value, answer: event.currentTarget.value })}
      />
    </Field>
  </>
)
