import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Settings2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Region } from '#shared/regions'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { notificationsQuery, openedMutation, seenMutation } from '#web/features/notifications/queries.ts'
import { t } from '#web/features/notifications/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { NotificationList } from './notification-list.tsx'
import './notifications.css'

interface NotificationsPanelProps {
  readonly region: Region
  readonly workspaceId: string
  readonly onClose: () => void
}

/** 350 x 500: notifications, newest first, and their settings. */
export const NotificationsPanel = ({ region, workspaceId, onClose }: NotificationsPanelProps) => {
  const { data, error, isFetching, refetch } = useQuery(notificationsQuery(region, workspaceId))
  const { mutate: markSeen } = useMutation(seenMutation(region, workspaceId))
  const { mutate: markOpened, isError } = useMutation(openedMutation(region, workspaceId))
  const [isSetting, setSetting] = useState(false)
  const unseen = data?.notifications.filter(({ seen }) => !seen).map(({ ID }) => ID) ?? []
  const unopened = data?.notifications.filter(({ opened }) => !opened).map(({ ID }) => ID) ?? []
  const toMark = isError ? '' : unopened.join(' ')
  useEffect(() => {
    if (toMark !== '') markOpened(toMark.split(' '))
  }, [toMark, markOpened])
  return (
    <div className="vg-notifications">
      <div className="vg-notifications__head">
        <h2 className="vg-small-title flex-1">{isSetting ? t('settings') : t('notifications')}</h2>
        {!isSetting && unseen.length > 0 && (
          <Button size="small" variant="ghost" onClick={() => markSeen(unseen)}>
            {t('allSeen')}
          </Button>
        )}
        {data && (
          <IconButton
            size="small"
            label={isSetting ? t('back') : t('settings')}
            icon={isSetting ? <ArrowLeft size={16} /> : <Settings2 size={16} />}
            onClick={() => setSetting(!isSetting)}
          />
        )}
      </div>
      <div className="vg-notifications__body">
        {!data && !error && (
          <Loading className="grid gap-3 p-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {!data && error && (
          <div className="p-4">
            <ProblemNote title={t('notLoaded')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          </div>
        )}
        {data && isSetting && (
          <NotificationSettings region={region} workspaceId={workspaceId} settings={data.settings} />
        )}
        {data && !isSetting && (
          <NotificationList
            notifications={data.notifications}
            onOpen={({ ID, seen }) => {
              if (!seen) markSeen([ID])
              onClose()
            }}
          />
        )}
      </div>
    </div>
  )
}
