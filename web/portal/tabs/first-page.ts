import type { PortalSession } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'
import { pagesOf, pathOf } from './pages.ts'

/** Where a client begins: the first tab of the agent, or of their first one. */
export const firstPage = (
  region: Region,
  me: Pick<PortalSession, 'tabs' | 'agents' | 'customTabs' | 'navigation'>,
  agentId = me.agents[0]?.id,
): string => `/app/${region}/${agentId ? pathOf(pagesOf(me)[0] ?? 'convos', agentId) : 'agents'}`
