import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import { BellButton } from '#web-features/notifications'
import { notificationsQuery } from './queries.ts'

const Inbox = lazyPart(() => import('./inbox.tsx'), 'Inbox')

/** Whether something is new since the inbox was last opened, and the inbox. */
export const Bell = () => {
  const { region } = useBrand()
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = useQuery(notificationsQuery(region))
  const count = data?.filter(({ opened }) => !opened).length ?? 0
  return (
    <Popover
      label={t('notifications')}
      align="end"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) void refetch()
      }}
      trigger={<BellButton label={count > 0 ? t('bell', { count }) : t('notifications')} isNew={count > 0} />}
    >
      <Suspense fallback={<div className="vg-notifications" />}>
        <Inbox onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
