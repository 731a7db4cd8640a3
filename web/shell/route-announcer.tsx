import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '#web/shell/t.ts'

/** Announces the new page's name, without what its title adds for the browser's tabs, after a navigation; the browser announces the first page. */
export const RouteAnnouncer = () => {
  const router = useRouter()
  const [announcement, announce] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) announce(t('openPage', { page: document.title.replace(/ · .*/, '') }))
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
