/** In the specification's order, of those that stand; `activeTabIndex` counts them from 0. */
export const agencyTabs = ['overview', 'theme', 'saas', 'footer'] as const
export type AgencyTab = (typeof agencyTabs)[number]
