import { RouteAnnouncer } from '#web/shell/route-announcer.tsx'
import { OfflineNote } from './states/offline-note.tsx'
import '#web/ui/layer/surface.css'

/** What every page has and no first page needs: nobody navigates, or loses the connection, before it stands. */
export const AfterPaint = () => (
  <>
    <RouteAnnouncer />
    <OfflineNote />
  </>
)
