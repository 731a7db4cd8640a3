import { useState } from 'react'
import type { SignInConfig } from '#shared/web-config'
import { t } from '#web/features/profile/t.ts'
import { signOut } from '#web/lib/sign-out.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { loadAccountFlow, signInError } from '#web-features/sign-in/account'

/** Ends the sessions of all browsers, this one's too. */
export const SignOutEverywhere = ({ signIn }: { readonly signIn: SignInConfig }) => {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await (await loadAccountFlow(signIn)).signOutEverywhere()
      await signOut()
    } catch (error) {
      setBusy(false)
      setAsking(false)
      notify(t('notSignedOut'), { tone: 'bad', stay: 'long', detail: signInError(error) })
    }
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('signOutEverywhere')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('signOutEverywhereTitle')}
        body={t('signOutEverywhereBody')}
        confirmLabel={t('signOutEverywhere')}
        isBusy={isBusy}
        onConfirm={() => void go()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
