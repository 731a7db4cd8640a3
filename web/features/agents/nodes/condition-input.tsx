import type { TransitionCondition } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'

interface ConditionInputProps {
  readonly when: TransitionCondition
  readonly error: string | undefined
  readonly onChange: (when: TransitionCondition) => void
}

/** The input of one condition. */
export const ConditionInput = ({ when, error, onChange }: ConditionInputProps) => {
  const invalid = error ? true : undefined
  switch (when.kind) {
    case 'always':
    case 'asks-person':
      return null
    case 'intent':
      return (
        <Input
          aria-label={t('intentLabel')}
          aria-invalid={invalid}
          placeholder={t('intentPlaceholder')}
          value={when.sentence}
          maxLength={300}
          onChange={(event) => onChange({ ...when, sentence: event.currentTarget.value })}
        />
      )
    case 'says':
      return (
        <ListInput
          layout="commas"
          aria-label={t('saysLabel')}
          aria-invalid={invalid}
          placeholder={t('saysPlaceholder')}
          values={when.anyOf}
          onChange={(anyOf) => onChange({ ...when, anyOf })}
        />
      )
    case 'variable':
      return (
        <div className="flex flex-wrap gap-2">
          <Input
            isMono
            className="flex-1 basis-28"
            aria-label={t('variable')}
            aria-invalid={invalid}
            placeholder={t('variable')}
            value={when.name}
            maxLength={60}
            onChange={(event) => onChange({ ...when, name: event.currentTarget.value })}
          />
          <Select
            label={t('variableIs')}
            className="w-fit!"
            value={when.is}
            onChange={(is) => onChange({ ...when, is })}
            options={(['set', 'unset', 'equals', 'contains'] as const).map((is) => ({
              value: is,
              label: t(`is.${is}`),
            }))}
          />
          {(when.is === 'equals' || when.is === 'contains') && (
            <Input
              className="flex-1 basis-28"
              aria-label={t('variableValue')}
              placeholder={t('variableValue')}
              value={when.value ?? ''}
              maxLength={300}
              onChange={(event) => onChange({ ...when, value: event.currentTarget.value })}
            />
          )}
        </div>
      )
  }
}
