import type { Message } from '#shared/conversations/schema'
import { dateLocale } from '#web/lib/words/language.ts'
import { t } from './t.ts'

const clock = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' })

/** A line of the log: the new assignee, and from whom in the provider's own inbox they took over, or how many attempts to send a message were refused. */
export const NoticeRow = ({ message: { notice, by, from, at, count = 1 } }: { readonly message: Message }) => {
  if (!notice) return null
  const name = by ?? t('person')
  const textOf = () => {
    if (notice === 'refused') return t('notice.refused', { count })
    return from ? t('notice.joinedFrom', { name, from }) : t(`notice.${notice}`, { name })
  }
  return (
    <li className="vg-said vg-said--notice" data-notice={notice}>
      <strong>{textOf()}</strong>
      {notice === 'requested' && <span className="text-ink-2">{t('notice.requestedMore')}</span>}
      {notice === 'joined' && <span className="text-ink-2">{t('notice.joinedMore')}</span>}
      {notice === 'refused' && <span className="text-ink-2">{t('notice.refusedMore')}</span>}
      <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
    </li>
  )
}
