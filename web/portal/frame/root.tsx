import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { takeNote } from '#web/portal/session/next-note.ts'
import { t } from '#web/portal/t.ts'
import { focusOnNavigation } from '#web/shell/focus-on-navigation.ts'
import { Notices } from '#web/ui/feedback/notices.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { OfflineNote } from './states/offline-note.tsx'

/** Around every page: theme, notices, the offline note, and the brand's own style behind the log-in. */
export const Root = () => {
  const router = useRouter()
  useTheme()
  useEffect(() => focusOnNavigation(router), [router])
  useEffect(() => {
    const note = takeNote()
    if (note) notify(t(note), { stay: 'long', tone: note === 'signedOut' ? 'plain' : 'bad' })
  }, [])
  return (
    <>
      <Outlet />
      <OfflineNote />
      <Notices />
    </>
  )
}
