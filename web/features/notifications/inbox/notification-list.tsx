import { useState } from 'react'
import type { Notification } from '#shared/notifications/schema'
import { t } from '#web/features/notifications/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { NotificationRow } from './notification-row.tsx'

interface NotificationListProps {
  readonly notifications: readonly Notification[]
  readonly onOpen: (notification: Notification) => void
}

/** Both levels, or one of them. */
export const NotificationList = ({ notifications, onOpen }: NotificationListProps) => {
  const [level, setLevel] = useState<'all' | '1' | '2'>('all')
  const isIn = (it: Notification, which: typeof level) => which === 'all' || String(it.notificationLevel) === which
  const newIn = (which: typeof level) => notifications.filter((it) => !it.seen && isIn(it, which)).length || undefined
  const shown = notifications.filter((it) => isIn(it, level))
  if (notifications.length === 0) return <Empty title={t('empty')} body={t('emptyBody')} />
  return (
    <>
      <Segmented
        label={t('levels')}
        value={level}
        onChange={setLevel}
        className="vg-notifications__levels"
        options={[
          { value: 'all', label: t('all') },
          { value: '1', label: t('forMe'), count: newIn('1') },
          { value: '2', label: t('system'), count: newIn('2') },
        ]}
      />
      {shown.length === 0 && <p className="px-4 py-6 text-ink-2">{t('emptyFilter')}</p>}
      <ul className="vg-notifications__list">
        {shown.map((it) => (
          <NotificationRow key={it.ID} notification={it} onOpen={() => onOpen(it)} />
        ))}
      </ul>
    </>
  )
}
