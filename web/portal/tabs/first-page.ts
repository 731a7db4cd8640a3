import type { PortalSession } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'
import { tabNames } from './tab-names.ts'

/** Where a client begins: the first tab of the agent, or of their first one. */
export const firstPage = (
  region: Region,
  me: Pick<PortalSession, 'tabs' | 'agents'>,
  agentId = me.agents[0]?.id,
): string => (agentId ? `/app/${region}/agents/${agentId}/${tabNames(me)[0]}` : `/app/${region}/agents`)
