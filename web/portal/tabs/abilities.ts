import type { ClientTab } from '#shared/agencies/client-tabs'
import type { PortalSession } from '#shared/clients/portal-session'
import type { Ability } from '#web/lib/session/viewer.ts'

/** The tab that a client must be able to change; nothing where the portal has no such page yet. */
const tabOf: Readonly<Record<Ability, ClientTab | undefined>> = {
  'answer-visitors': '/convos',
  'edit-knowledge': '/kb',
  'crawl-sites': undefined,
  'test-agent': undefined,
  'connect-channels': undefined,
}

/** What a client may do on the pages that they share with the team. */
export const abilitiesOf =
  ({ tabs }: Pick<PortalSession, 'tabs'>) =>
  (ability: Ability): boolean =>
    tabs.some(({ href, canEdit }) => href === tabOf[ability] && canEdit)
