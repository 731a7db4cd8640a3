import type { ClientTab } from '#shared/agencies/client-tabs'
import type { PortalSession } from '#shared/clients/portal-session'

/** The pages that stand, by the name that follows the agent in the address. */
const standing = ['home', 'convos', 'kb'] as const
export type TabName = (typeof standing)[number]

const nameOf = (href: ClientTab): TabName | undefined => standing.find((name) => `/${name}` === href)

/** The tabs that this client opens, in their order; conversations where none of them stands yet. */
export const tabNames = ({ tabs }: Pick<PortalSession, 'tabs'>): readonly TabName[] => {
  // to look at knowledge without changing it has no page yet
  const names = tabs.flatMap(({ href, canEdit }) => (href === '/kb' && !canEdit ? [] : (nameOf(href) ?? [])))
  return names.length > 0 ? names : ['convos']
}
