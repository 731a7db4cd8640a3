import type { ClientTab } from '#shared/agencies/client-tabs'
import { standingTabs } from '#shared/agencies/standing-tabs'

/** The tabs that a client with this access finds: of those that stand, and conversations where none of them does. */
export const shownTabs = (access: readonly string[]): readonly ClientTab[] => {
  const shown = standingTabs.filter((tab) => access.includes(tab))
  return shown.length === 0 ? ['/convos'] : shown
}
