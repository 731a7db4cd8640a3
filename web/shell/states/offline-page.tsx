import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { t } from '#web/shell/t.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { usePageName } from './use-page-name.ts'

interface OfflinePageProps {
  readonly onOnline: () => void
}

/** In place of a page that is not loaded yet, inside the frame: it opens by itself when the connection is back. */
export const OfflinePage = ({ onOnline }: OfflinePageProps) => {
  const name = usePageName()
  const isOnline = useOnline()
  const open = useEffectEvent(onOnline)
  useEffect(() => {
    if (isOnline) open()
  }, [isOnline])
  const title = name ?? t('offlineTitle')
  return (
    <main className="vg-main" id="content">
      <div className="vg-page">
        <PageTitle title={title} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="mt-2 flex items-start gap-2.5 text-ink-2" role="status">
          <CloudOff size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          {name ? t('opensLater', { page: name }) : t('thisOpensLater')}
        </p>
      </div>
    </main>
  )
}
