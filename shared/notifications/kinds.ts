/** Kinds of notification. The first five ask a member to act (level 1), the others inform (level 2). */
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
