import type { PortalSession } from '#shared/clients/portal-session'
import { dateLocale } from '#web/lib/words/language.ts'
import { useLogOut } from '#web/portal/session/use-log-out.ts'
import { t } from '#web/portal/t.ts'
import { Notice } from './notice.tsx'

const time = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' })

/** Above the pages of the agency itself, or of a teammate as a client: who looks, until when, and the way out. */
export const LookingBanner = ({ me }: { readonly me: PortalSession }) => {
  const [leave, isLeaving] = useLogOut()
  const text =
    me.by !== undefined
      ? t('viewingAs', { by: me.by, name: me.client.name })
      : me.client.isAdmin
        ? t('viewingAsAgency')
        : undefined
  if (text === undefined) return null
  return (
    <Notice>
      <p role="status">
        {text} {t('until', { time: time.format(me.expiresAt * 1000) })}
      </p>
      <button type="button" className="vg-portal__leave" disabled={isLeaving} onClick={leave}>
        {t('leave')}
      </button>
    </Notice>
  )
}
