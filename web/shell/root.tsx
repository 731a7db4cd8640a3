import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { Notices } from '#web/ui/feedback/notices.tsx'
import { focusOnNavigation } from './focus-on-navigation.ts'

// the page works without it
const AfterPaint = lazy(() =>
  import('#web/shell/after-paint.tsx').then(
    (late) => ({ default: late.AfterPaint }),
    () => ({ default: () => <></> }),
  ),
)

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
