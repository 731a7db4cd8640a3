import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { Region } from '#shared/regions'
import { notificationsQuery } from '#web/features/notifications/queries.ts'
import { t } from '#web/features/notifications/t.ts'
import { useLive } from '#web/lib/live/use-live.ts'
import { readPushRegistration } from '#web/lib/push/push-registration.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import { useAnnouncements } from './announce/use-announcements.ts'
import { BellButton } from './bell-button.tsx'

const NotificationsPanel = lazyPart(() => import('./inbox/notifications-panel.tsx'), 'NotificationsPanel')

/** The poll interval without a live connection, in ms; with one, its messages and each new connection fetch. */
const WITHOUT_LIVE_MS = 60_000

interface BellProps {
  readonly region: Region
  readonly workspaceId: string
  readonly className?: string | undefined
}

/** The number of notifications since the inbox was last opened, and the inbox. Live: new ones show at once. */
export const Bell = ({ region, workspaceId, className }: BellProps) => {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const query = notificationsQuery(region, workspaceId)
  const isLive = useLive(region, { kind: 'workspace', workspaceId }, (change) => {
    if (change?.type !== 'left') void queries.invalidateQueries({ queryKey: query.queryKey })
  })
  const { data } = useQuery({
    ...query,
    ...(isLive ? { staleTime: Number.POSITIVE_INFINITY } : { refetchInterval: WITHOUT_LIVE_MS }),
  })
  useAnnouncements(region, workspaceId, data)
  useEffect(() => {
    // most browsers never subscribed, and none needs the result now: a failure is retried with the next page
    if (readPushRegistration(region))
      void import('#web/lib/push/renew-push.ts').then(({ renewPush }) => renewPush(region)).catch(() => undefined)
  }, [region])
  const count = data?.notifications.filter(({ opened }) => !opened).length ?? 0
  return (
    <Popover
      label={t('notifications')}
      align="end"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        // whether a visitor still waits is announced to Chats, not here
        if (next) void queries.invalidateQueries({ queryKey: query.queryKey })
      }}
      trigger={
        <BellButton
          label={count > 0 ? t('bell', { count }) : t('notifications')}
          isNew={count > 0}
          className={className}
        />
      }
    >
      <Suspense fallback={<div className="vg-notifications" />}>
        <NotificationsPanel region={region} workspaceId={workspaceId} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
