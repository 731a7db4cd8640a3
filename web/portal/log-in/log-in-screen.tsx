import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { takeArrival } from '#web/portal/session/arrival.ts'
import { logInCalls } from '#web/portal/session/log-in-calls.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { t } from '#web/portal/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { LogInForm, SignUpForm } from '#web-features/agencies/log-in'
import { Door } from './door.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SettingUp } from './setting-up.tsx'
import { useEnter } from './use-enter.ts'

const ConfirmDialog = lazyPart(() => import('#web/ui/layer/confirm-dialog.tsx'), 'ConfirmDialog', 'layer')

/** By password, code, a new account, or what the link carried; a client who is logged in goes on to their first page. */
export const LogInScreen = () => {
  const brand = useBrand()
  const { next } = useSearch({ strict: false })
  const calls = logInCalls(brand)
  const { enter, open, isEntering } = useEnter(typeof next === 'string' ? next : undefined)
  const [arrival, setArrival] = useState(takeArrival)
  const [isSignUp, setSignUp] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data: me, isPending } = useQuery({
    ...meQuery(brand.region),
    retry: false,
    refetchInterval: false,
    enabled: !isEntering,
  })
  const given = arrival?.kind === 'new-password' ? undefined : arrival

  const follow = async () => {
    if (!given) return
    setProblem(undefined)
    setTrying(true)
    try {
      await enter(() => calls.withArrival(given))
    } catch (error) {
      setProblem(given.kind === 'secret' ? t('notAdmin') : error instanceof Error ? error.message : t('notSignedIn'))
    }
    setTrying(false)
  }
  const begin = useEffectEvent(() => {
    if (isPending || isEntering || isTrying || problem) return
    if (me && !arrival) void open(me)
    else if (!me && given) void follow()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once it is known whether there is a session
  useEffect(() => begin(), [isPending, me, arrival])

  const isBusy = isEntering || isTrying
  if (!isBusy && (isPending || (me && !arrival))) return <Door />
  return (
    <>
      {isBusy && <SettingUp />}
      <Door isHidden={isBusy}>
        <PageTitle title={brand.name} />
        {problem && (
          <div className="mb-5">
            <Note tone="bad" actions={<Button onClick={() => void follow()}>{t('retry')}</Button>}>
              {problem}
            </Note>
          </div>
        )}
        {arrival?.kind === 'new-password' ? (
          <NewPasswordForm onSave={(password) => enter(() => calls.withNewPassword(arrival.token, password))} />
        ) : isSignUp ? (
          <SignUpForm
            onSendCode={calls.sendSignUpCode}
            onCode={(account, code) => enter(() => calls.signUp(account, code))}
            onLogIn={() => setSignUp(false)}
          />
        ) : (
          <LogInForm
            hasPassword={brand.hasPassword}
            calls={{
              withPassword: (email, password) => enter(() => calls.withPassword(email, password)),
              sendCode: calls.sendCode,
              withCode: (email, code) => enter(() => calls.withCode(email, code)),
              sendReset: calls.sendReset,
              onSignUp: brand.hasSignup ? () => setSignUp(true) : undefined,
            }}
          />
        )}
        {me && arrival && !isReplacing && (
          <Suspense>
            <ConfirmDialog
              isOpen
              title={t('replaceTitle')}
              body={t('replaceBody', { name: me.client.name })}
              confirmLabel={t('replace')}
              cancelLabel={t('stay')}
              onConfirm={() => {
                setReplacing(true)
                void follow()
              }}
              onCancel={() => setArrival(undefined)}
            />
          </Suspense>
        )}
      </Door>
    </>
  )
}
