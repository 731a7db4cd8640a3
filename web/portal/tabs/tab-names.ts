import type { ClientTab } from '#shared/agencies/client-tabs'
import type { PortalSession } from '#shared/clients/portal-session'

/** The pages that the portal has, by the name that follows the agent in the address. */
const pages = ['home', 'convos', 'kb', 'channels', 'nodes', 'settings'] as const
export type TabName = (typeof pages)[number]

const nameOf = (href: ClientTab): TabName | undefined => pages.find((name) => `/${name}` === href)

/** The tabs that this client opens, in their order; conversations where the portal has none of them yet. */
export const tabNames = ({ tabs }: Pick<PortalSession, 'tabs'>): readonly TabName[] => {
  const names = tabs.flatMap(({ href }) => nameOf(href) ?? [])
  return names.length > 0 ? names : ['convos']
}

/** Whether the client looks at this tab and changes nothing there; on home nobody does. */
export const isViewOnly = ({ tabs }: Pick<PortalSession, 'tabs'>, name: string | undefined): boolean =>
  name !== 'home' && tabs.some(({ href, canEdit }) => href === `/${name}` && !canEdit)
