import { useQuery } from '@tanstack/react-query'
import { type ClientTab, clientTabs } from '#shared/agencies/client-tabs'
import { standingTabs } from '#shared/agencies/standing-tabs'
import type { AnyTab } from '#shared/clients/access'
import type { Region } from '#shared/regions'
import { agencyQuery } from '#web-features/agencies'
import { tabLabel } from '#web-features/agencies/client-tabs'

export interface KnownTabs {
  /** In the usual order. */
  readonly tabs: readonly AnyTab[]
  readonly labelOf: (tab: AnyTab) => string
}

const isOfProduct = (tab: AnyTab): tab is ClientTab => clientTabs.some((each) => each === tab)

/** The tabs that a client can be given: those that stand, then the agency's own but those that every client sees. */
export const useTabs = (region: Region, workspaceId: string): KnownTabs => {
  const { data } = useQuery(agencyQuery(region, workspaceId))
  const custom = data?.agency.customTabs ?? []
  return {
    tabs: [...standingTabs, ...custom.filter((tab) => !tab.alwaysVisible).map(({ id }) => `/c/${id}` as const)],
    labelOf: (tab) => custom.find(({ id }) => tab === `/c/${id}`)?.label ?? (isOfProduct(tab) ? tabLabel(tab) : ''),
  }
}
