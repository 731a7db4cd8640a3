import type { ClientTab } from '#shared/agencies/client-tabs'
import type { PortalSession } from '#shared/clients/portal-session'

/** The pages that stand, by the name that follows the agent in the address. */
const standing = ['home', 'convos', 'kb', 'channels', 'nodes', 'settings'] as const
export type TabName = (typeof standing)[number]

const nameOf = (href: ClientTab): TabName | undefined => standing.find((name) => `/${name}` === href)

/** The tabs that this client opens, in their order; conversations where none of them stands yet. */
export const tabNames = ({ tabs }: Pick<PortalSession, 'tabs'>): readonly TabName[] => {
  const names = tabs.flatMap(({ href }) => nameOf(href) ?? [])
  return names.length > 0 ? names : ['convos']
}

/** Whether the client looks at this tab and changes nothing there; on home nobody does. */
export const isViewOnly = ({ tabs }: Pick<PortalSession, 'tabs'>, name: string | undefined): boolean =>
  name !== 'home' && tabs.some(({ href, canEdit }) => href === `/${name}` && !canEdit)
