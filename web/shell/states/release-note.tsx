import { RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { isPageOutdated, onPageOutdated } from '#web/lib/api/release.ts'
import { t } from '#web/shell/t.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Offers a reload once a newer dashboard is deployed. The page keeps working until the user takes it: edits may be unsaved. */
export const ReleaseNote = () => (
  <div role="status" className="vg-offline vg-release">
    {useSyncExternalStore(onPageOutdated, isPageOutdated) && (
      <div className="vg-float flex items-center gap-2.5 px-4 py-2.5">
        <RefreshCw size={16} aria-hidden="true" />
        {t('newRelease')}
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </div>
    )}
  </div>
)
