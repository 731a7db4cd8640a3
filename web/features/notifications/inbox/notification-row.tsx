import { useRouter } from '@tanstack/react-router'
import type { Notification } from '#shared/notifications/schema'
import { t } from '#web/features/notifications/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { ago } from '#web/ui/text/ago.ts'
import { KindIcon } from './kind-icon.tsx'
import { notificationText } from './notification-text.ts'
import { openPath } from './open-path.ts'
import './notifications.css'

interface NotificationRowProps {
  readonly notification: Notification
  readonly onOpen: () => void
}

/** One notification: text, time, agent; the whole row links to its page. */
export const NotificationRow = ({ notification, onOpen }: NotificationRowProps) => {
  const router = useRouter()
  const { title, body } = notificationText(notification)
  const { kind, notificationLevel, agentTitle, seen, isWaiting, ts, urlPathname } = notification
  const follow = openPath(router, urlPathname)
  return (
    <li className="vg-notification" data-new={seen && !isWaiting ? undefined : ''}>
      <a
        href={urlPathname}
        className="vg-notification__link"
        onClick={(event) => {
          follow(event)
          onOpen()
        }}
      >
        <KindIcon kind={kind} />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 font-medium">
              {!seen && <span className="sr-only">{t('isNew')} </span>}
              {title}
              {isWaiting && <span className="sr-only">. {t('isWaiting')}</span>}
            </span>
            <time dateTime={new Date(ts).toISOString()} className="flex-none text-xs text-ink-2">
              {ago(ts, Date.now())}
            </time>
          </p>
          {body && <p className="text-sm text-ink-2">{t('quote', { text: body })}</p>}
          {(agentTitle || notificationLevel === 1) && (
            <p className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate text-xs text-ink-2">{agentTitle}</span>
              {notificationLevel === 1 && (
                <span aria-hidden="true" className={buttonClass({ size: 'small' }, 'max-md:hidden')}>
                  {t('open')}
                </span>
              )}
            </p>
          )}
        </div>
      </a>
    </li>
  )
}
