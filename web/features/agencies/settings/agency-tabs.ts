/** In the specification's order, of those that stand. */
export const agencyTabs = ['overview', 'domains', 'email', 'theme', 'tabs', 'saas', 'footer'] as const
export type AgencyTab = (typeof agencyTabs)[number]

/** All tabs of the specification: `activeTabIndex` counts them from 0, also those that do not stand yet, so that its links stay true. */
const specified = ['overview', 'domains', 'email', 'theme', 'tabs', 'saas', 'billing', 'footer']

export const tabOfIndex = (index: unknown): AgencyTab | undefined =>
  agencyTabs.find((name) => name === specified[Number(index)])
