import { type EventName, eventNames } from '#shared/webhooks/event-types'
import { t } from '#web/features/webhooks/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'

interface EndpointDraft {
  readonly url: string
  readonly types: readonly EventName[]
}

interface EndpointFieldsProps {
  readonly draft: EndpointDraft
  readonly onChange: (patch: Partial<EndpointDraft>) => void
  readonly issue: (field: keyof EndpointDraft) => string | undefined
}

/** An endpoint's address, and the types that it gets. */
export const EndpointFields = ({ draft: { url, types }, onChange, issue }: EndpointFieldsProps) => {
  const isWhole = types.length === eventNames.length
  const problem = issue('types')
  return (
    <div className="grid gap-5">
      <Field label={t('url')} hint={t('urlHint')} error={issue('url')}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://example.com/events"
          value={url}
          onChange={(event) => onChange({ url: event.currentTarget.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-2 flex w-full items-center justify-between gap-3 font-medium">
          {t('types')}
          <Button size="small" variant="ghost" onClick={() => onChange({ types: isWhole ? [] : eventNames })}>
            {t(isWhole ? 'noneOfTypes' : 'allTypes')}
          </Button>
        </legend>
        <div className="grid gap-2">
          {eventNames.map((type) => (
            <div key={type}>
              <Checkbox
                label={type}
                checked={types.includes(type)}
                onChange={(isOn) =>
                  onChange({ types: eventNames.filter((one) => (one === type ? isOn : types.includes(one))) })
                }
              />
              <p className="ms-7 text-sm text-ink-2">{t(`when.${type}`)}</p>
            </div>
          ))}
        </div>
        {problem && (
          <p role="alert" className="mt-2 text-sm text-bad">
            {problem}
          </p>
        )}
      </fieldset>
    </div>
  )
}
