import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '#web/shell/t.ts'

/** Announces the new page's title after a navigation; the browser announces the first page. */
export const RouteAnnouncer = () => {
  const router = useRouter()
  const [said, say] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) say(t('openPage', { page: document.title }))
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
