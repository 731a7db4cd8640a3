import { OfflineNote } from '#web/shell/offline-note.tsx'
import { RouteAnnouncer } from '#web/shell/route-announcer.tsx'
import '#web/ui/surface.css'

/** What every page has and no first page needs: nobody navigates, or loses the connection, before it stands. */
export const AfterPaint = () => (
  <>
    <RouteAnnouncer />
    <OfflineNote />
  </>
)
