import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/ui/deferred/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { CheckState } from './delayed-check.ts'
import { InputGroup } from './input-group.tsx'

export interface CheckedViewProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly value: string
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
  /** What follows the text inside the frame: ".example.app". */
  readonly suffix?: string | undefined
  readonly state: CheckState
  readonly onChange: (value: string) => void
}

/** What a checked field looks like in each state of its check. */
export const CheckedView = ({ label, hint, suffix, state, onChange, ...rest }: CheckedViewProps) => (
  <Field label={label} hint={hint} error={state.kind === 'invalid' ? state.message : undefined}>
    <InputGroup
      {...rest}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      after={
        <>
          {suffix && <span className="text-ink-2">{suffix}</span>}
          <span role="status" className="grid size-4 flex-none place-items-center">
            {state.kind === 'checking' && <span className="vg-spinner" aria-hidden="true" />}
            {state.kind === 'valid' && <CircleCheck size={16} aria-hidden="true" className="text-ok" />}
            {state.kind === 'invalid' && <CircleAlert size={16} aria-hidden="true" className="text-bad" />}
            <span className="sr-only">{state.kind === 'idle' ? '' : t(state.kind)}</span>
          </span>
        </>
      }
    />
  </Field>
)
