import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTheme } from '#web/lib/use-theme.ts'
import { Notices } from '#web/ui/notices.tsx'

// nobody navigates before the first page stands
const RouteAnnouncer = lazy(async () => ({
  default: (await import('#web/shell/route-announcer.tsx')).RouteAnnouncer,
}))

/** Around every page: the theme, the notices, and the voice that says where a screen reader has arrived. */
export const Root = () => {
  useTheme()
  return (
    <>
      <Outlet />
      <Suspense>
        <RouteAnnouncer />
      </Suspense>
      <Notices />
    </>
  )
}
