import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CheckedView, type CheckedViewProps } from './checked-view.tsx'
import { type CheckState, delayedCheck } from './delayed-check.ts'

export interface CheckedInputProps extends Omit<CheckedViewProps, 'state'> {
  /** What is wrong with a value; nothing when it is valid. */
  readonly check: (value: string, signal: AbortSignal) => Promise<string | undefined>
  readonly delayMs?: number | undefined
}

/** A field that checks its value after a pause of two seconds (specification 1, section 5), and shows the result beside the text. */
export const CheckedInput = ({ onChange, check, delayMs, ...rest }: CheckedInputProps) => {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const ask = useEffectEvent(check)
  const checking = useRef<ReturnType<typeof delayedCheck>>(undefined)
  useEffect(() => {
    const running = delayedCheck({ check: (text, signal) => ask(text, signal), onState: setState, delayMs })
    checking.current = running
    return () => running.stop()
  }, [delayMs])
  const take = (next: string) => {
    onChange(next)
    checking.current?.start(next)
  }
  return <CheckedView {...rest} state={state} onChange={take} />
}
