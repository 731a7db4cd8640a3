import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Notices } from '#web/ui/feedback/notices.tsx'
import { focusOnNavigation } from './focus-on-navigation.ts'

// the page works without it
const AfterPaint = lazyPart(() => import('#web/shell/after-paint.tsx'), 'AfterPaint', 'quiet')

/** Around every page: the theme, the notices, the route announcer and the offline note. */
export const Root = () => {
  const router = useRouter()
  useTheme()
  // at once: a link may be followed before the late parts have loaded
  useEffect(() => focusOnNavigation(router), [router])
  return (
    <>
      <Outlet />
      <Suspense>
        <AfterPaint />
      </Suspense>
      <Notices />
    </>
  )
}
