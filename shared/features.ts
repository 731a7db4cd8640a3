/**
 * The features with code on the server, lowest layer first: each may use the ones before it, through their public modules. One
 * word per feature, the same in every folder, event, alarm and test: `git ls-files '*billing*'` finds all of one.
 */
export const features = [
  'billing',
  'files',
  'workspaces',
  'agencies',
  'domains',
  'senders',
  'models',
  'agents',
  'clients',
  'fleet',
  'documents',
  'crawls',
  'knowledge',
  'conversations',
  'channels',
  'gaps',
  'onboarding',
  'notifications',
  'webhooks',
  'analytics',
  'outbox',
  'ops',
  'restore',
] as const

export type Feature = (typeof features)[number]
