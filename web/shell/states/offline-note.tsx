import { CloudOff } from 'lucide-react'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { t } from '#web/shell/t.ts'
import { useDataTime } from './use-data-time.ts'

/** While the browser is offline, requests wait: the note says how old the page is, and that nothing is lost. */
export const OfflineNote = () => (
  <div role="status" className="vg-offline">
    {!useOnline() && <Offline />}
  </div>
)

const Offline = () => {
  const time = useDataTime()
  return (
    <p className="vg-float flex items-center gap-2.5 px-4 py-2.5">
      <CloudOff size={16} aria-hidden="true" className="flex-none" />
      {time === undefined ? t('offline') : `${t('offlineAsOf', { time })} ${t('changesWait')}`}
    </p>
  )
}
