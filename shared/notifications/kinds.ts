/** What a notification tells of. The first five are for somebody to act on (level 1), the others are news (level 2). */
export const notificationKinds = [
  'person-requested',
  'rated-low',
  'credits-low',
  'credits-used-up',
  'spend-guard-reached',
  'crawl-done',
  'crawl-failed',
  'source-failed',
  'source-imported',
  'member-joined',
] as const
