import { t } from '#web/features/conversations/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'

/** A file's size for people; a megabyte is 1,000,000 bytes. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? t('kilobytes', { n: Math.ceil(bytes / 1000) })
    : t('megabytes', { n: decimal(bytes / 1_000_000, 1) })
