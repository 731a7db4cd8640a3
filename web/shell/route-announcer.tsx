import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '#web/shell/t.ts'

/** Says the new page's title after a navigation; the first page is the browser's to announce. */
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
