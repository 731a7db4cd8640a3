/** Kinds of notification. The first ten ask a member to act (level 1), the others inform (level 2). */
export const notificationKinds = [
  'person-requested',
  'message-left',
  'rated-low',
  'credits-low',
  'credits-used-up',
  'spend-guard-alert',
  'spend-guard-reached',
  'origin-refused',
  'channel-broken',
  'channel-degraded',
  'crawl-done',
  'crawl-failed',
  'source-failed',
  'source-imported',
  'member-joined',
  'channel-mended',
] as const
