import type { AgencyHost } from '#shared/domains/schema'
import { t } from '#web/features/agencies/domains/t.ts'
import { useNow } from '#web/lib/browser/use-now.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'

const minute = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' })

const kinds = {
  claiming: 'working',
  waiting: 'working',
  proven: 'working',
  certificate: 'working',
  probing: 'working',
  live: 'fine',
  expired: 'failed',
  refused: 'failed',
  removing: 'changed',
} as const satisfies Record<AgencyHost['state'], StateKind>

/** "40 s" or "12 min" */
const span = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? t('seconds', { n: seconds }) : t('minutes', { n: Math.ceil(seconds / 60) })
}

/** The host's state in a word, when it is looked at next, and until when. */
export const HostSays = ({ host: { state, nextAt, expiresAt } }: { readonly host: AgencyHost }) => {
  const now = useNow(1000)
  const until = nextAt === undefined ? 0 : nextAt * 1000 - now
  return (
    <>
      <State kind={kinds[state]}>{t(`state.${state}`)}</State>
      {nextAt !== undefined && kinds[state] === 'working' && (
        <span className="text-sm text-ink-2">{until > 0 ? t('nextLook', { span: span(until) }) : t('looking')}</span>
      )}
      {expiresAt !== undefined && kinds[state] === 'working' && (
        <span className="text-sm text-ink-2">{t('until', { when: minute.format(expiresAt * 1000) })}</span>
      )}
    </>
  )
}
