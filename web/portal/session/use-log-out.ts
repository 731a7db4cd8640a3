import { useState } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { logOut } from './log-out.ts'

/** Logs out and says so on the next page; a failure says so here. */
export const useLogOut = (): readonly [() => void, boolean] => {
  const { region } = useBrand()
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    logOut(region).catch(() => {
      setBusy(false)
      notify(t('notSignedOut'), { tone: 'bad', stay: 'long' })
    })
  }
  return [start, isBusy]
}
