import type { ClientTab } from '#shared/agencies/client-tabs'
import { standingTabs } from '#shared/agencies/standing-tabs'

interface Access {
  /** Tabs of the product, and custom ones as `/c/…`. */
  readonly canAccess?: ReadonlySet<string> | undefined
  readonly viewOnly?: ReadonlySet<string> | undefined
}

/** What a client does on a tab of the product. One who has been given no page that stands looks at conversations. */
export const tabRight = ({ canAccess, viewOnly }: Access, tab: ClientTab): 'edit' | 'view' | undefined => {
  if (canAccess?.has(tab)) return viewOnly?.has(tab) ? 'view' : 'edit'
  return tab === '/convos' && !hasPage(canAccess) ? 'view' : undefined
}

const hasPage = (given: Access['canAccess']): boolean =>
  [...(given ?? [])].some((tab) => tab.startsWith('/c/') || standingTabs.some((standing) => standing === tab))
