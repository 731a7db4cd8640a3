import type { Message } from '#shared/conversations/schema'
import { dateLocale } from '#web/lib/words/language.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { isUnsent } from './is-unsent.ts'
import { t } from './t.ts'

const clock = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' })

/**
 * A line of the log: the new assignee, and from whom in the provider's own inbox they took over, or how many attempts to send a message
 * were refused. What the channel did not take says so: the visitor does not know of it.
 */
export const NoticeRow = ({
  message: { id, notice, by, from, at, delivery, count = 1 },
}: {
  readonly message: Message
}) => {
  if (!notice) return null
  const name = by ?? t('person')
  const textOf = () => {
    if (notice === 'refused') return t('notice.refused', { count })
    return from ? t('notice.joinedFrom', { name, from }) : t(`notice.${notice}`, { name })
  }
  return (
    <li id={id} tabIndex={-1} className="vg-said vg-said--notice" data-notice={notice}>
      <strong>{textOf()}</strong>
      {notice === 'requested' && <span className="text-ink-2">{t('notice.requestedMore')}</span>}
      {notice === 'joined' && <span className="text-ink-2">{t('notice.joinedMore')}</span>}
      {notice === 'refused' && <span className="text-ink-2">{t('notice.refusedMore')}</span>}
      {delivery && isUnsent(delivery) && (
        <div className="order-last basis-full text-sm text-ink-2">
          <DeliveryLine delivery={delivery} />
        </div>
      )}
      <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
    </li>
  )
}
