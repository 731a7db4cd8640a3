/** The tabs that a client can be given, in the order in which they stand (specification 2, sections 2 and 6). */
export const clientTabs = [
  '/home',
  '/voice',
  '/metrics',
  '/campaigns',
  '/convos',
  '/leads',
  '/analytics',
  '/kb',
  '/channels',
  '/prompt',
  '/nodes',
  '/settings',
  '/billing',
] as const
export type ClientTab = (typeof clientTabs)[number]
