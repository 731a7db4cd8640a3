/** One word per feature: the same in every folder, event, alarm and test. `git ls-files '*billing*'` finds all of one. */
export const features = [
  'workspaces',
  'models',
  'agents',
  'documents',
  'crawls',
  'knowledge',
  'conversations',
  'gaps',
  'tools',
  'channels',
  'voice',
  'leads',
  'campaigns',
  'analytics',
  'notifications',
  'agencies',
  'domains',
  'email-domains',
  'clients',
  'onboarding',
  'billing',
  'files',
  'webhooks',
  'outbox',
] as const

export type Feature = (typeof features)[number]
