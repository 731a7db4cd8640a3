import type { Entitlements } from '#web/features/agencies/domains/queries.ts'
import { t } from '#web/features/agencies/domains/t.ts'
import { dateLocale } from '#web/lib/words/language.ts'

const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long' })
const dayOf = (seconds: number) => day.format(seconds * 1000)

interface TrialFactProps {
  readonly entitlements: Entitlements
  /** Whether a domain is set up. */
  readonly hasHost: boolean
}

/** Until when the add-on is there, and what becomes of the domain then; nothing where none is at stake. */
export const TrialFact = ({ entitlements, hasHost }: TrialFactProps) => {
  const { whitelabel, whitelabelTrialEndsAt, hostsUntil } = entitlements
  const text =
    whitelabel === 'trial' && whitelabelTrialEndsAt !== undefined
      ? t('trialUntil', { when: dayOf(whitelabelTrialEndsAt) })
      : !hasHost
        ? undefined
        : whitelabel === 'notice' && hostsUntil !== undefined
          ? t('hostsUntil', { when: dayOf(hostsUntil) })
          : whitelabel === 'ended'
            ? t('hostsGone')
            : undefined
  return text === undefined ? null : <p className="border-t border-line px-5 py-3 text-sm text-ink-2">{text}</p>
}
