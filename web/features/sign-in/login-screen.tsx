import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SignInFrame } from '#web/features/sign-in/sign-in-frame.tsx'
import { t } from '#web/features/sign-in/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CredentialsForm } from './password/credentials-form.tsx'
import { passwordFlow, type SignInOutcome } from './password/password-flow.ts'
import { pendingAccount } from './password/pending-account.ts'
import { ResetStep } from './password/reset-step.tsx'
import { ProviderButton } from './provider/provider-button.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

const route = getRouteApi('/login')

type Step = 'password' | 'reset'

export const LoginScreen = () => {
  const { config } = route.useRouteContext()
  const search = route.useSearch()
  const region = search.region ?? config.defaultRegion
  const signIn = config.regions[region]?.signIn
  const [step, setStep] = useState<Step>('password')
  const pending = pendingAccount.read()
  const [credentials, setCredentials] = useState({ email: pending?.email ?? '', password: '' })
  const navigate = useNavigate()
  const arrive = useCompleteSignIn()
  if (!signIn)
    return (
      <SignInFrame title={t('login')} description={t('noPassword')}>
        {null}
      </SignInFrame>
    )

  const follow = async (outcome: Exclude<SignInOutcome, 'needs-code'>) => {
    if (outcome === 'needs-new-password') return setStep('reset')
    pendingAccount.clear()
    await arrive(region, search.next)
  }
  if (step === 'reset')
    return (
      <SignInFrame title={t('forgotTitle')} description={t('forgotFact')}>
        <ResetStep
          config={signIn}
          email={credentials.email}
          onDone={async (outcome) => (outcome === 'needs-code' ? setStep('password') : follow(outcome))}
          onBack={() => setStep('password')}
        />
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('login')} description={t('loginFact')}>
      {pending?.isConfirmed && (
        <div className="mb-5" role="status">
          <Note tone="brand">{t('confirmed')}</Note>
        </div>
      )}
      <ProviderButton region={region} config={signIn} next={search.next} />
      {signIn.hasPassword ? (
        <CredentialsForm
          submitLabel={t('login')}
          check={(form) => (form.get('email') && form.get('password') ? undefined : t('missing'))}
          onSubmit={async (form) => {
            const next = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
            setCredentials(next)
            const flow = passwordFlow(signIn)
            const outcome = await flow.signIn(next)
            if (outcome !== 'needs-code') return follow(outcome)
            await flow.sendCodeAgain(next.email)
            pendingAccount.save({ email: next.email, region }, next.password)
            await navigate({ to: '/signup', search: { ...search, region, step: 'code' } })
          }}
        >
          <Field label={t('email')}>
            <Input name="email" type="email" autoComplete="username" defaultValue={credentials.email} required />
          </Field>
          <Field
            label={t('password')}
            aside={
              <Button variant="link" className="text-sm" onClick={() => setStep('reset')}>
                {t('forgot')}
              </Button>
            }
          >
            <SecretInput what={t('passwordWhat')} name="password" autoComplete="current-password" required />
          </Field>
        </CredentialsForm>
      ) : (
        !signIn.redirect && <Note tone="warn">{t('noPassword')}</Note>
      )}
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-2">
        {t('newHere')}{' '}
        <Link to="/signup" search={search} className="font-medium text-brand-ink underline-offset-3 hover:underline">
          {t('createAccount')}
        </Link>
      </p>
    </SignInFrame>
  )
}
