import type { ClientTab } from '#shared/agencies/client-tabs'

/** What the agency itself opens on its portal, by its secret (specification 3, section 6: "all five client pages"). */
export const adminTabs: readonly ClientTab[] = ['/home', '/leads', '/convos', '/settings', '/analytics']
