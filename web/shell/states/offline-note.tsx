import { onlineManager } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { t } from '#web/shell/t.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** While the browser is offline, requests wait: the note says so, and that nothing is lost. */
export const OfflineNote = () => (
  <div role="status" className="vg-offline">
    {!useSyncExternalStore(subscribe, isOnline) && (
      <p className="vg-float flex items-center gap-2.5 px-4 py-2.5">
        <CloudOff size={16} aria-hidden="true" />
        {t('offline')}
      </p>
    )}
  </div>
)
