import { useState } from 'react'
import { useNow } from '#web/lib/browser/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { t } from './t.ts'
import { useAttempt } from './use-attempt.ts'

/** A mail takes its time; who asks again at once gets two. */
const RESEND_AFTER_S = 30

interface CodeStepProps {
  readonly email: string
  readonly submitLabel: string
  readonly onCode: (code: string) => Promise<void>
  readonly onResend: () => Promise<void>
  /** Back to the beginning. */
  readonly onCancel: () => void
}

/** The code of a mail: six digits, pasted with or without spaces. */
export const CodeStep = ({ email, submitLabel, onCode, onResend, onCancel }: CodeStepProps) => {
  const [code, setCode] = useState('')
  const [sentAt, setSentAt] = useState(() => Date.now())
  const left = Math.ceil((sentAt - useNow(1000)) / 1000) + RESEND_AFTER_S
  const attempt = useAttempt()
  const digits = code.replace(/\D/g, '')
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (digits === '') return attempt.fail(t('enterCode'))
        void attempt.run(() => onCode(digits))
      }}
    >
      <p>{t('codeSent', { email })}</p>
      <Field label={t('codeLabel')} hint={t('codeHint')} error={attempt.emailError}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          className="vg-code-input"
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
      </Field>
      {attempt.problem && <Note tone="bad">{attempt.problem}</Note>}
      <Button type="submit" variant="primary" size="large" wide busy={attempt.isBusy}>
        {submitLabel}
      </Button>
      <div className="flex items-center justify-between gap-4 text-sm">
        <Button
          variant="link"
          disabled={left > 0}
          onClick={() =>
            void attempt.run(async () => {
              await onResend()
              setSentAt(Date.now())
              notify(t('resent'), { stay: 'long' })
            })
          }
        >
          {left > 0 ? t('resendIn', { count: left }) : t('resend')}
        </Button>
        <Button variant="link" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
