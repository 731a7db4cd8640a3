import { CloudOff } from 'lucide-react'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { t } from '#web/portal/t.ts'
import '#web/shell/shell.css'
import '#web/ui/layer/surface.css'

/** While the browser is offline, requests wait. */
export const OfflineNote = () => {
  const isOnline = useOnline()
  return (
    <div role="status" className="vg-offline vg-portal-offline">
      {!isOnline && (
        <p className="vg-float flex items-center gap-2.5 px-4 py-2.5">
          <CloudOff size={16} aria-hidden="true" className="flex-none" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
