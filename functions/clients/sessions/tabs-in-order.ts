import type { StoredClient } from '#functions/clients/store'
import { type ClientTab, clientTabs } from '#shared/agencies/client-tabs'

interface Tab {
  readonly href: ClientTab
  readonly canEdit: boolean
}

/** A client's tabs, those that their order names first; the rest follow in the usual one. */
export const tabsInOrder = ({
  canAccess,
  viewOnly,
  clientTabOrder,
}: Pick<StoredClient, 'canAccess' | 'viewOnly' | 'clientTabOrder'>): Tab[] => {
  const place = (tab: ClientTab): number => {
    const named = clientTabOrder.indexOf(tab.slice(1))
    return named === -1 ? clientTabOrder.length + clientTabs.indexOf(tab) : named
  }
  return clientTabs
    .filter((tab) => canAccess?.has(tab))
    .toSorted((a, b) => place(a) - place(b))
    .map((href) => ({ href, canEdit: viewOnly?.has(href) !== true }))
}
