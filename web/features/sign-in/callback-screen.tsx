import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { finishRedirect } from '#web/features/sign-in/redirect-flow.ts'
import { SignInFrame } from '#web/features/sign-in/sign-in-frame.tsx'
import { t } from '#web/features/sign-in/t.ts'
import { useArrive } from '#web/features/sign-in/use-arrive.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Note } from '#web/ui/note.tsx'

const route = getRouteApi('/login/callback')

/** Back from the identity provider: the code is traded once, then on to where the person was going. */
export const CallbackScreen = () => {
  const { config } = route.useRouteContext()
  const arrive = useArrive()
  const [problem, setProblem] = useState<string>()
  const hasStarted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code works once, so this runs once, in strict mode too
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    finishRedirect(config, location.search).then(
      (returned) => {
        if (returned.outcome === 'signed-in') return arrive(returned.region, returned.next)
        setProblem(returned.outcome === 'refused' ? returned.message : t('returnExpired'))
      },
      () => setProblem(t('occurred')),
    )
  }, [])
  if (!problem)
    return (
      <SignInFrame title={t('finishing')} fact="">
        {null}
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('returnFailed')} fact="">
      <Note tone="bad">{problem}</Note>
      <Link to="/login" className={buttonClass({ variant: 'primary' }, 'mt-4')}>
        {t('back')}
      </Link>
    </SignInFrame>
  )
}
