import type { ClientTab } from './client-tabs.ts'

/** The tabs whose pages exist. The others are stored with their defaults, and offered once theirs do. */
export const standingTabs = [
  '/home',
  '/convos',
  '/kb',
  '/channels',
  '/nodes',
  '/settings',
] as const satisfies readonly ClientTab[]
