import { useId } from 'react'
import type { FormPart } from '#shared/agents/schema'
import { Button } from '#web/ui/button/button.tsx'

interface SkipButtonProps {
  readonly skip: NonNullable<FormPart['skip']>
  readonly disabled: boolean
  /** With the message that it sends. */
  readonly onSkip: (text: string) => void
}

/** Sends a form without answers, and says what a visitor goes without who does. */
export const SkipButton = ({ skip: { label, help, done }, disabled, onSkip }: SkipButtonProps) => {
  const id = useId()
  return (
    <>
      <Button wide disabled={disabled} aria-describedby={id} onClick={() => onSkip(done)}>
        {label}
      </Button>
      <p id={id} className="text-sm text-ink-2">
        {help}
      </p>
    </>
  )
}
