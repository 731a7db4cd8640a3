import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Region } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { CredentialsForm } from '#web/features/sign-in/password/credentials-form.tsx'
import { passwordFlow } from '#web/features/sign-in/password/password-flow.ts'
import { t } from '#web/features/sign-in/t.ts'
import { readSession } from '#web/lib/session/session.ts'
import { resumeSession } from '#web/lib/session/session-end.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import '#web/ui/layer/surface.css'
import '#web/ui/layer/drawer.css'

interface SignInAgainProps {
  readonly config: WebConfig
  readonly region: Region
  /** The page's member. Any other account gets a page of its own. */
  readonly email: string
}

/** Over a page whose session ended: the same member signs in again, and keeps the page as it was. */
export const SignInAgain = ({ config, region, email }: SignInAgainProps) => {
  const queries = useQueryClient()
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const signIn = config.regions[region]?.signIn
  const login = `/login?region=${region}`

  const goOn = () => {
    const session = readSession(config, region)
    if (!session || session.expiresAt < Date.now()) return
    // the content of this page belongs to one member
    if (session.email.toLowerCase() !== email.toLowerCase()) return location.assign('/')
    resumeSession()
    void queries.invalidateQueries()
    void router.invalidate()
  }
  const checkSession = useEffectEvent(goOn)
  useEffect(() => {
    addEventListener('focus', checkSession)
    return () => removeEventListener('focus', checkSession)
  }, [])

  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="vg-scrim" />
        <AlertDialog.Popup className="vg-float vg-dialog" initialFocus={field}>
          <AlertDialog.Title className="text-lg">{t('again')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 mb-4 text-ink-2">
            {t('againFact', { email })}
          </AlertDialog.Description>
          {signIn?.hasPassword && (
            <CredentialsForm
              submitLabel={t('login')}
              check={(form) => (form.get('password') ? undefined : t('missing'))}
              onSubmit={async (form) => {
                const outcome = await passwordFlow(signIn).signIn({ email, password: String(form.get('password')) })
                if (outcome === 'signed-in') goOn()
                else location.assign(login)
              }}
            >
              <input type="hidden" name="email" autoComplete="username" value={email} />
              <Field label={t('password')}>
                <SecretInput ref={field} what={t('passwordWhat')} name="password" autoComplete="current-password" />
              </Field>
            </CredentialsForm>
          )}
          <a
            href={login}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: signIn?.hasPassword ? 'link' : 'primary' }, 'mt-4')}
          >
            {t('againElsewhere')}
          </a>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
