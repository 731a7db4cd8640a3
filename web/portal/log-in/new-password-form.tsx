import { useState } from 'react'
import { t } from '#web/portal/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'

/** What an invitation's and a reset's link opens. */
export const NewPasswordForm = ({ onSave }: { readonly onSave: (password: string) => Promise<void> }) => {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setProblem(undefined)
    setBusy(true)
    await onSave(password).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : t('notSignedIn')),
    )
    setBusy(false)
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('newPassword')}</h1>
      <p className="mb-6 text-ink-2">{t('newPasswordFact')}</p>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={t('password')}>
          <SecretInput
            what={t('passwordWhat')}
            autoComplete="new-password"
            value={password}
            onChange={({ currentTarget: { value } }) => setPassword(value)}
          />
        </Field>
        {problem && <Note tone="bad">{problem}</Note>}
        <Button type="submit" variant="primary" size="large" wide busy={isBusy} disabled={password === ''}>
          {t('savePassword')}
        </Button>
      </form>
    </>
  )
}
