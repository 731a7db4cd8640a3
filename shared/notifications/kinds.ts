/** Kinds of notification. The first seven ask a member to act (level 1), the others inform (level 2). */
export const notificationKinds = [
  'person-requested',
  'message-left',
  'rated-low',
  'credits-low',
  'credits-used-up',
  'spend-guard-alert',
  'spend-guard-reached',
  'origin-refused',
  'crawl-done',
  'crawl-failed',
  'source-failed',
  'source-imported',
  'member-joined',
] as const
