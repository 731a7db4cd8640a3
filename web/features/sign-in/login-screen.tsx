import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SignInFrame } from '#web/features/sign-in/sign-in-frame.tsx'
import { t } from '#web/features/sign-in/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CodeStep } from './password/code-step.tsx'
import { CredentialsForm } from './password/credentials-form.tsx'
import { passwordFlow, type SignInOutcome } from './password/password-flow.ts'
import { ResetStep } from './password/reset-step.tsx'
import { ProviderButton } from './provider/provider-button.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

const route = getRouteApi('/login')

type Step = 'password' | 'code' | 'reset'

export const LoginScreen = () => {
  const { config } = route.useRouteContext()
  const search = route.useSearch()
  const region = search.region ?? config.defaultRegion
  const signIn = config.regions[region]?.signIn
  const [step, setStep] = useState<Step>('password')
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const arrive = useCompleteSignIn()
  if (!signIn)
    return (
      <SignInFrame title={t('login')} description={t('noPassword')}>
        {null}
      </SignInFrame>
    )

  const follow = async (outcome: SignInOutcome) => {
    if (outcome === 'needs-code') setStep('code')
    else if (outcome === 'needs-new-password') setStep('reset')
    else await arrive(region, search.next)
  }
  if (step === 'code')
    return (
      <SignInFrame title={t('codeTitle')} description={t('codeFact', { email: credentials.email })}>
        <CodeStep
          onCode={async (code) => follow(await passwordFlow(signIn).confirm(credentials, code))}
          onSendAgain={() => passwordFlow(signIn).sendCodeAgain(credentials.email)}
        />
      </SignInFrame>
    )
  if (step === 'reset')
    return (
      <SignInFrame title={t('forgotTitle')} description={t('forgotFact')}>
        <ResetStep config={signIn} email={credentials.email} onDone={follow} onBack={() => setStep('password')} />
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('login')} description={t('loginFact')}>
      <ProviderButton region={region} config={signIn} next={search.next} />
      {signIn.hasPassword ? (
        <CredentialsForm
          submitLabel={t('login')}
          check={(form) => (form.get('email') && form.get('password') ? undefined : t('missing'))}
          onSubmit={async (form) => {
            const next = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
            setCredentials(next)
            await follow(await passwordFlow(signIn).signIn(next))
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
            <SecretInput what={t('password').toLowerCase()} name="password" autoComplete="current-password" required />
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
