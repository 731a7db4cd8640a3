import type { ComponentType, ReactNode } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'
import type { PlaceCountProps } from '#web/lib/place.ts'
import { CustomIcon } from '#web/portal/custom-tab/custom-icon.tsx'
import { pagesOf, pathOf } from '#web/portal/tabs/pages.ts'
import { tabsOf } from '#web/portal/tabs/tabs.ts'

export interface NavigationEntry {
  readonly to: string
  /** A custom tab is no agent's: it remembers the one that the client came from. */
  readonly search: { readonly agent?: string }
  readonly label: string
  readonly icon: ReactNode
  readonly Count?: ComponentType<PlaceCountProps> | undefined
}

/** What the navigation shows of a client at one of their agents, in order: the product's tabs and the agency's own. */
export const navigationOf = (
  me: Pick<PortalSession, 'tabs' | 'customTabs' | 'navigation'>,
  region: Region,
  agentId: string,
): readonly NavigationEntry[] => {
  const known = tabsOf(me)
  return pagesOf(me).flatMap((page) => {
    const [to = '', agent] = `/app/${region}/${pathOf(page, agentId)}`.split('?agent=')
    const search = agent === undefined ? {} : { agent }
    if (typeof page !== 'string') return { to, search, label: page.label, icon: <CustomIcon url={page.icon} /> }
    return known
      .filter(({ name }) => name === page)
      .map(({ label, icon: Icon, Count }) => ({
        to,
        search,
        label: label(),
        icon: <Icon size={16} aria-hidden="true" />,
        Count,
      }))
  })
}
