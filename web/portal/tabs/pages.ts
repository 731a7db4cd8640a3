import type { PortalSession } from '#shared/clients/portal-session'
import { type TabName, tabNames } from './tab-names.ts'

export type CustomTab = PortalSession['customTabs'][number]
type Viewer = Pick<PortalSession, 'tabs' | 'customTabs' | 'navigation'>

/** All pages of the navigation in the client's order: the product's that stand, and the agency's own. */
export const pagesOf = (me: Viewer): readonly (TabName | CustomTab)[] => {
  const names = tabNames(me)
  const pages = me.navigation.flatMap(
    (address) =>
      names.find((name) => `/${name}` === address) ?? me.customTabs.find(({ href }) => `/c${href}` === address) ?? [],
  )
  return pages.length > 0 ? pages : names
}

/** Where a page is, below the region. */
export const pathOf = (page: TabName | CustomTab, agentId: string): string =>
  typeof page === 'string' ? `agents/${agentId}/${page}` : `c${page.href}?agent=${agentId}`
