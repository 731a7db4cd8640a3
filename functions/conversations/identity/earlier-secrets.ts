import type { EarlierSecret, IdentitySecrets } from './store.ts'

/** The replaced secrets that are still valid at `now` (milliseconds), the newest first. */
export const earlierSecrets = (
  { earlier, previous, previousUntil = 0 }: Pick<IdentitySecrets, 'earlier' | 'previous' | 'previousUntil'>,
  now: number,
): readonly EarlierSecret[] =>
  (earlier ?? (previous ? [{ secret: previous, createdAt: 0, validUntil: previousUntil }] : [])).filter(
    ({ validUntil }) => validUntil > now,
  )
