import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTheme } from '#web/lib/use-theme.ts'
import { Notices } from '#web/ui/notices.tsx'

const AfterPaint = lazy(async () => ({ default: (await import('#web/shell/after-paint.tsx')).AfterPaint }))

/** Around every page: the theme, the notices, and what says where somebody has arrived and that the connection is gone. */
export const Root = () => {
  useTheme()
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
