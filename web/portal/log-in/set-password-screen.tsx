import { useState } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { takeArrival } from '#web/portal/session/arrival.ts'
import { logInCalls } from '#web/portal/session/log-in-calls.ts'
import { t } from '#web/portal/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Door } from './door.tsx'
import { SettingUp } from './setting-up.tsx'
import { useEnter } from './use-enter.ts'

/** The page that an invitation's and a reset's link opens. */
export const SetPasswordScreen = () => {
  const { enter, isEntering } = useEnter(undefined)
  const calls = logInCalls(useBrand())
  const [arrival] = useState(takeArrival)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const token = arrival?.kind === 'token' ? arrival.token : undefined
  const save = async (used: string) => {
    setProblem(undefined)
    setBusy(true)
    await enter(() => calls.withNewPassword(used, password)).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : t('notSignedIn')),
    )
    setBusy(false)
  }
  if (isEntering) return <SettingUp />
  return (
    <Door>
      <PageTitle title={t('newPassword')} />
      <h1 tabIndex={-1}>{t('newPassword')}</h1>
      {token ? (
        <form
          noValidate
          className="mt-1 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save(token)
          }}
        >
          <p className="mb-2 text-ink-2">{t('newPasswordFact')}</p>
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
      ) : (
        <>
          <p className="mt-1 mb-6 text-ink-2">{t('linkUsed')}</p>
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {t('toLogIn')}
          </a>
        </>
      )}
    </Door>
  )
}
