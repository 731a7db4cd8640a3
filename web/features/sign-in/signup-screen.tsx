import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
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
import { passwordProblem } from './password/password-problem.ts'
import { pendingAccount } from './password/pending-account.ts'
import { ProviderButton } from './provider/provider-button.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

const route = getRouteApi('/signup')

const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'UsernameExistsException'

export const SignupScreen = () => {
  const { config } = route.useRouteContext()
  const search = route.useSearch()
  const region = search.region ?? config.defaultRegion
  const signIn = config.regions[region]?.signIn
  const navigate = useNavigate()
  const arrive = useCompleteSignIn()
  const { step, ...where } = search
  const pending = pendingAccount.read()
  const goTo = (next: 'code' | undefined) =>
    navigate({ to: '/signup', search: { ...where, region, step: next }, replace: next === undefined })
  if (!signIn)
    return (
      <SignInFrame title={t('signup')} description={t('noPassword')}>
        {null}
      </SignInFrame>
    )
  const follow = async (outcome: SignInOutcome | 'confirmed') => {
    if (outcome === 'signed-in') {
      pendingAccount.clear()
      return arrive(region, search.next)
    }
    if (pending && outcome !== 'needs-code') pendingAccount.save({ ...pending, isConfirmed: true }, '')
    await navigate({ to: '/login', search: { ...where, region } })
  }

  if (step === 'code' && pending?.region === region && !pending.isConfirmed) {
    const { email } = pending
    const typed = pendingAccount.password()
    return (
      <SignInFrame title={t('codeTitle')} description={t('codeFact', { email })}>
        <CodeStep
          asksPassword={typed === ''}
          onCode={async (code, password) =>
            follow(await passwordFlow(signIn).confirm({ email, password: typed || password }, code))
          }
          onSendAgain={() => passwordFlow(signIn).sendCodeAgain(email)}
          onChangeAddress={() => void goTo(undefined)}
        />
      </SignInFrame>
    )
  }
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
          check={(form) =>
            form.get('email') && form.get('password') ? passwordProblem(String(form.get('password'))) : t('missing')
          }
          onSubmit={async (form) => {
            const credentials = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
            const { email, password } = credentials
            try {
              const outcome = await passwordFlow(signIn).signUp({
                ...credentials,
                name: String(form.get('name')).trim(),
              })
              if (outcome !== 'needs-code') return await follow(outcome)
            } catch (error) {
              // the log-in finds the address filled in
              if (isTaken(error)) pendingAccount.save({ email, region }, '')
              throw error
            }
            pendingAccount.save({ email, region }, password)
            await goTo('code')
          }}
          remedyOf={(error) =>
            isTaken(error) && (
              <Link to="/login" search={{ ...where, region }} className="font-medium text-brand-ink underline">
                {t('login')}
              </Link>
            )
          }
        >
          <Field label={t('name')} isOptional>
            <Input name="name" autoComplete="name" maxLength={120} />
          </Field>
          <Field label={t('email')}>
            <Input name="email" type="email" autoComplete="username" defaultValue={pending?.email ?? ''} required />
          </Field>
          <Field label={t('password')} hint={t('passwordHint')}>
            <SecretInput what={t('passwordWhat')} name="password" autoComplete="new-password" required />
          </Field>
        </CredentialsForm>
      )}
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <Link to="/login" search={where} className="font-medium text-brand-ink underline-offset-3 hover:underline">
          {t('login')}
        </Link>
      </p>
    </SignInFrame>
  )
}
