import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { Notices } from '#web/ui/feedback/notices.tsx'
import { focusOnNavigation } from './focus-on-navigation.ts'

// a page goes without it rather than not at all
const AfterPaint = lazy(() =>
  import('#web/shell/after-paint.tsx').then(
    (late) => ({ default: late.AfterPaint }),
    () => ({ default: () => <></> }),
  ),
)

/** Around every page: the theme, the notices, and what says where somebody has arrived and that the connection is gone. */
export const Root = () => {
  const router = useRouter()
  useTheme()
  // at once: somebody may follow a link before what is late has come
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
