import type { CustomTab } from '#shared/agencies/tabs/custom-tab'

type Viewer = { readonly canAccess?: ReadonlySet<string> | undefined } | 'agency'

/** The custom tabs that a client opens: those that every client sees, and those given to them. The agency itself opens all. */
export const customTabsOf = (tabs: readonly CustomTab[], viewer: Viewer): readonly CustomTab[] =>
  viewer === 'agency'
    ? tabs
    : tabs.filter(({ id, alwaysVisible }) => alwaysVisible || viewer.canAccess?.has(`/c/${id}`) === true)
