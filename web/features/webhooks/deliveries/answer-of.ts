import type { Attempt } from '#shared/webhooks/schema'
import { t } from '#web/features/webhooks/t.ts'

/** What an endpoint answered, in a word: its status, or why there was no answer. */
export const answerOf = ({ status, fault }: Attempt): string =>
  status === undefined ? t('noAnswer', { fault: fault ?? '' }) : String(status)
