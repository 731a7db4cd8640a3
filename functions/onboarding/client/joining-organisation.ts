import { clients, type StoredClient } from '#features/clients'
import { organisations } from '#features/workspaces'
import { is, present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'

/**
 * Gives a client's agent to their organisation, in the transaction that creates it. Refused where the client has moved to another
 * one in between, or is gone. One who sees chosen agents only sees this one too. The record's time grows, so that an editor who has the list without the agent does not save it.
 */
export const joiningOrganisation = (
  { ID, orgId, widgetIDs, lastModified }: Pick<StoredClient, 'ID' | 'orgId' | 'widgetIDs' | 'lastModified'>,
  agentId: string,
): readonly Write[] => [
  widgetIDs === null
    ? clients.checking({ ID }, { orgId: is(orgId) })
    : clients.changing(
        { ID },
        { set: { widgetIDs: [...widgetIDs, agentId] }, add: { lastModified: 1 } },
        { orgId: is(orgId), lastModified: is(lastModified) },
      ),
  organisations.changing(
    { id: orgId },
    { include: { widgetIDs: [agentId] }, add: { lastModified: 1 } },
    { id: present },
  ),
]
