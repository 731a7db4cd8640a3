import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { SignInFrame } from '#web/features/sign-in/sign-in-frame.tsx'
import { t } from '#web/features/sign-in/t.ts'
import { useCompleteSignIn } from '#web/features/sign-in/use-complete-sign-in.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { finishRedirect } from './redirect-flow.ts'

const route = getRouteApi('/login/callback')

/** Back from the identity provider: exchanges the code once, then continues to the requested page. */
export const CallbackScreen = () => {
  const { config } = route.useRouteContext()
  const arrive = useCompleteSignIn()
  const [problem, setProblem] = useState<string>()
  const hasStarted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code works once, so this runs once, in strict mode too
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    finishRedirect(config, location.search).then(
      (returned) => {
        if (returned.outcome === 'signed-in') return arrive(returned.region, returned.next)
        // the provider's own sentence is English, and for developers
        setProblem(t(returned.outcome === 'refused' ? 'returnRefused' : 'returnExpired'))
      },
      () => setProblem(t('occurred')),
    )
  }, [])
  if (!problem)
    return (
      <SignInFrame title={t('finishing')} description="">
        {null}
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('returnFailed')} description="">
      <Note tone="bad">{problem}</Note>
      <Link to="/login" className={buttonClass({ variant: 'primary' }, 'mt-4')}>
        {t('back')}
      </Link>
    </SignInFrame>
  )
}
