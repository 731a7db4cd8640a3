import { useOnline } from '#web/lib/browser/use-online.ts'
import { useDataTime } from '#web/shell/states/use-data-time.ts'
import { t } from '#web/shell/t.ts'
import { State } from '#web/ui/feedback/state.tsx'

/** Beside the page's name where the bar has room; below 1100 px, and for screen readers, the floating note says it. */
export const OfflineState = () => (useOnline() ? null : <Offline />)

const Offline = () => {
  const time = useDataTime()
  return (
    <div className="ms-2 flex-none text-sm max-lg:hidden" aria-hidden="true" title={t('changesWait')}>
      <State kind="idle">{time === undefined ? t('offlineTitle') : t('offlineAsOf', { time })}</State>
    </div>
  )
}
