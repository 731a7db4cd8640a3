import { decimal } from '#web/lib/format/decimal.ts'
/** 88,000 becomes 88 kB. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${decimal(bytes / 1_000_000, 1)} MB`
