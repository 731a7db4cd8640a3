import type { Organisation } from '#features/workspaces'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** A client sees agents of its own organisation at most. */
export const requireAgentsOf = (organisation: Organisation, agentIds: readonly string[] | null | undefined): void => {
  if (agentIds?.some((agentId) => !organisation.widgetIDs?.has(agentId)))
    throw new Problem('not-found', clientText('noSuchAgent'))
}
