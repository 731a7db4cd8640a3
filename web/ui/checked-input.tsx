import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CheckState, delayedCheck } from '#web/lib/delayed-check.ts'
import { Field } from '#web/ui/field.tsx'
import { InputGroup } from '#web/ui/input-group.tsx'
import { t } from '#web/ui/late/t.ts'

export interface CheckedInputProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly value: string
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  /** What follows the text inside the frame: ".parley.app". */
  readonly suffix?: string | undefined
  readonly onChange: (value: string) => void
  /** What is wrong with a value, in words; nothing when it is right. */
  readonly check: (value: string, signal: AbortSignal) => Promise<string | undefined>
  readonly delayMs?: number | undefined
}

/** A field that checks what was typed after a rest of two seconds (specification 1, section 5), and says so beside the text. */
export const CheckedInput = ({ label, hint, value, suffix, onChange, check, delayMs, ...rest }: CheckedInputProps) => {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const ask = useEffectEvent(check)
  const checking = useRef<ReturnType<typeof delayedCheck>>(undefined)
  useEffect(() => {
    const running = delayedCheck({ check: (text, signal) => ask(text, signal), onState: setState, delayMs })
    checking.current = running
    return () => running.stop()
  }, [delayMs])
  return (
    <Field label={label} hint={hint} error={state.kind === 'wrong' ? state.message : undefined}>
      <InputGroup
        {...rest}
        value={value}
        onChange={({ currentTarget: { value: next } }) => {
          onChange(next)
          checking.current?.take(next)
        }}
        after={
          <>
            {suffix && <span className="text-ink-2">{suffix}</span>}
            <span role="status" className="grid size-4 flex-none place-items-center">
              {state.kind === 'checking' && <span className="vg-spinner" aria-hidden="true" />}
              {state.kind === 'right' && <CircleCheck size={16} aria-hidden="true" className="text-ok" />}
              {state.kind === 'wrong' && <CircleAlert size={16} aria-hidden="true" className="text-bad" />}
              <span className="sr-only">{state.kind === 'idle' ? '' : t(state.kind)}</span>
            </span>
          </>
        }
      />
    </Field>
  )
}
