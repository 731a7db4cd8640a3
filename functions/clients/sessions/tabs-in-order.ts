import type { StoredClient } from '#functions/clients/store'
import { type ClientTab, clientTabs } from '#shared/agencies/client-tabs'
import type { CustomTab } from '#shared/agencies/tabs/custom-tab'
import { tabRight } from '#shared/clients/tab-right'

interface Tab {
  readonly href: ClientTab
  readonly canEdit: boolean
}

type Order = Pick<StoredClient, 'clientTabOrder'>

/** Names that the order has come first; the rest follow as they are given. */
const inOrder = <Each>(tabs: readonly Each[], nameOf: (tab: Each) => string, { clientTabOrder }: Order): Each[] => {
  const place = (tab: Each): number => {
    const named = clientTabOrder.indexOf(nameOf(tab))
    return named === -1 ? clientTabOrder.length : named
  }
  return tabs.toSorted((one, other) => place(one) - place(other))
}

/** A client's tabs, those that their order names first; the rest follow in the usual one. */
export const tabsInOrder = (client: Pick<StoredClient, 'canAccess' | 'viewOnly' | 'clientTabOrder'>): Tab[] =>
  inOrder(
    clientTabs.filter((tab) => tabRight(client, tab)),
    (tab) => tab.slice(1),
    client,
  ).map((href) => ({ href, canEdit: tabRight(client, href) === 'edit' }))

/** The addresses of all tabs in the client's order: the product's, and the agency's own below `/c`. */
export const navigationOf = (
  tabs: readonly Pick<Tab, 'href'>[],
  custom: readonly Pick<CustomTab, 'id' | 'href'>[],
  order: Order,
): string[] =>
  inOrder(
    [
      ...tabs.map(({ href }) => ({ name: href.slice(1), href: href as string })),
      ...custom.map(({ id, href }) => ({ name: `c/${id}`, href: `/c${href}` })),
    ],
    ({ name }) => name,
    order,
  ).map(({ href }) => href)
