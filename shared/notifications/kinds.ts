/** What a notification tells of. The first two are for somebody to act on (level 1), the others are news (level 2). */
export const notificationKinds = [
  'person-requested',
  'rated-low',
  'source-failed',
  'source-imported',
  'member-joined',
] as const
