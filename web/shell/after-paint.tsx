import { RouteAnnouncer } from '#web/shell/route-announcer.tsx'
import { OfflineNote } from './states/offline-note.tsx'
import { ReleaseNote } from './states/release-note.tsx'
import '#web/ui/layer/surface.css'

/** What every page has and no first paint needs: no navigation and no lost connection comes earlier. */
export const AfterPaint = () => (
  <>
    <RouteAnnouncer />
    <OfflineNote />
    <ReleaseNote />
  </>
)
