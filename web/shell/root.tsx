import { Outlet } from '@tanstack/react-router'
import { useTheme } from '#web/lib/use-theme.ts'
import { RouteAnnouncer } from '#web/shell/route-announcer.tsx'
import { Notices } from '#web/ui/notices.tsx'

/** Around every page: the theme, the notices, and the voice that says where a screen reader has arrived. */
export const Root = () => {
  useTheme()
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Notices />
    </>
  )
}
