import type { AgencyHost } from '#shared/domains/schema'
import { t } from '#web/features/agencies/domains/t.ts'

export interface DeveloperMail {
  readonly subject: string
  readonly body: string
}

/** What a developer is asked to set, as a text for any mail program. */
export const developerMail = ({ host, zone = '', records = [] }: AgencyHost): DeveloperMail => ({
  subject: t('mailSubject', { host }),
  body: [
    t('mailIntro', { host, zone }),
    ...records.map(({ type, name, value, ttl }) => t('mailRecord', { type, name, value, ttl })),
    t('mailEnd'),
  ].join('\n\n'),
})

/** Opens the mail program; the sender is the person themselves, the recipient theirs to choose. */
export const mailAddress = ({ subject, body }: DeveloperMail): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
