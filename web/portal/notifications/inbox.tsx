import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { NotificationRow } from '#web-features/notifications/inbox'
import { markMutation, notificationsQuery } from './queries.ts'

/** The client's notifications, newest first. Which of them they get, their account says. */
export const Inbox = ({ onClose }: { readonly onClose: () => void }) => {
  const { region } = useBrand()
  const { data = [], error, isFetching, refetch } = useQuery(notificationsQuery(region))
  const { mutate: markSeen } = useMutation(markMutation(region, 'seen'))
  const { mutate: markOpened, isError } = useMutation(markMutation(region, 'opened'))
  const unseen = data.filter(({ seen }) => !seen).map(({ ID }) => ID)
  const toMark = isError
    ? ''
    : data
        .filter(({ opened }) => !opened)
        .map(({ ID }) => ID)
        .join(' ')
  useEffect(() => {
    if (toMark !== '') markOpened(toMark.split(' '))
  }, [toMark, markOpened])
  return (
    <div className="vg-notifications">
      <div className="vg-notifications__head">
        <h2 className="vg-small-title flex-1">{t('notifications')}</h2>
        {unseen.length > 0 && (
          <Button size="small" variant="ghost" onClick={() => markSeen(unseen)}>
            {t('allSeen')}
          </Button>
        )}
      </div>
      <div className="vg-notifications__body">
        {error && data.length === 0 ? (
          <div className="p-4">
            <ProblemNote title={t('pageError')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          </div>
        ) : data.length === 0 ? (
          <Empty title={t('noNotifications')} body={t('noNotificationsBody')} />
        ) : (
          <ul className="vg-notifications__list">
            {data.map((it) => (
              <NotificationRow
                key={it.ID}
                notification={it}
                onOpen={() => {
                  if (!it.seen) markSeen([it.ID])
                  onClose()
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
