import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { regionNames } from '#shared/regions'
import { SignInFrame } from '#web/features/sign-in/sign-in-frame.tsx'
import { t } from '#web/features/sign-in/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CodeStep } from './password/code-step.tsx'
import { CredentialsForm } from './password/credentials-form.tsx'
import { passwordFlow, type SignInOutcome } from './password/password-flow.ts'
import { ProviderButton } from './provider/provider-button.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

const route = getRouteApi('/signup')

export const SignupScreen = () => {
  const { config } = route.useRouteContext()
  const search = route.useSearch()
  const region = search.region ?? config.defaultRegion
  const signIn = config.regions[region]?.signIn
  const navigate = useNavigate()
  const arrive = useCompleteSignIn()
  const [sent, setSent] = useState<{ readonly email: string; readonly password: string }>()
  if (!signIn)
    return (
      <SignInFrame title={t('signup')} description={t('noPassword')}>
        {null}
      </SignInFrame>
    )
  const follow = async (outcome: SignInOutcome) => {
    if (outcome === 'signed-in') await arrive(region, search.next)
  }

  if (sent)
    return (
      <SignInFrame title={t('codeTitle')} description={t('codeFact', { email: sent.email })}>
        <CodeStep
          onCode={async (code) => follow(await passwordFlow(signIn).confirm(sent, code))}
          onSendAgain={() => passwordFlow(signIn).sendCodeAgain(sent.email)}
        />
      </SignInFrame>
    )
  const offered = regionNames.filter((name) => config.regions[name])
  return (
    <SignInFrame title={t('signup')} description={t('signupFact')}>
      {offered.length > 1 && (
        <div className="mb-5">
          <p className="mb-1.5 font-medium">{t('region')}</p>
          <Segmented
            label={t('region')}
            value={region}
            options={offered.map((name) => ({ value: name, label: t(name) }))}
            onChange={(next) =>
              void navigate({ to: '.', replace: true, search: (before) => ({ ...before, region: next }) })
            }
            className="flex"
          />
          <p className="mt-1.5 text-sm text-ink-2">{t('regionHint')}</p>
        </div>
      )}
      <ProviderButton region={region} config={signIn} next={search.next} />
      {signIn.hasPassword && (
        <CredentialsForm
          submitLabel={t('signup')}
          check={(form) => (form.get('email') && form.get('password') ? undefined : t('missing'))}
          onSubmit={async (form) => {
            const credentials = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
            const outcome = await passwordFlow(signIn).signUp({ ...credentials, name: String(form.get('name')).trim() })
            if (outcome === 'needs-code') setSent(credentials)
            else await follow(outcome)
          }}
        >
          <Field label={t('name')} isOptional>
            <Input name="name" autoComplete="name" maxLength={120} />
          </Field>
          <Field label={t('email')}>
            <Input name="email" type="email" autoComplete="username" required />
          </Field>
          <Field label={t('password')} hint={t('passwordHint')}>
            <SecretInput what={t('password').toLowerCase()} name="password" autoComplete="new-password" required />
          </Field>
        </CredentialsForm>
      )}
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <Link to="/login" search={search} className="font-medium text-brand-ink underline-offset-3 hover:underline">
          {t('login')}
        </Link>
      </p>
    </SignInFrame>
  )
}
