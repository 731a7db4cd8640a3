import { type Organisation, organisations } from '#features/workspaces'
import { clients, type StoredClient } from '#functions/clients/store'
import { disabledMessage } from '#lib/auth/portal/disabled-message'
import { MAX_CLIENTS_OF_ORGANISATION } from '#shared/clients/limits'

const PAGE = 100

/**
 * Everyone of an agency's clients who reads the conversations of an agent. An agent has few organisations; which, only their list
 * says: a page of it per hundred of the workspace.
 */
export const clientsOfAgent = async (workspaceId: string, agentId: string): Promise<readonly StoredClient[]> => {
  const found: StoredClient[] = []
  for await (const organisation of organisationsOf(workspaceId)) {
    if (!organisation.widgetIDs?.has(agentId)) continue
    const { items } = await clients.listBy('gsi1', `ORG#${organisation.id}`, 'CLI#', {
      limit: MAX_CLIENTS_OF_ORGANISATION,
    })
    found.push(...items.filter((client) => mayRead(client, organisation, agentId)))
  }
  return found
}

async function* organisationsOf(workspaceId: string): AsyncGenerator<Organisation> {
  let after: string | undefined
  do {
    const { items, cursor } = await organisations.listBy('gsi1', `WS#${workspaceId}`, 'ORG#', { limit: PAGE, after })
    // the workspace's own has no clients
    yield* items.filter(({ id }) => id !== workspaceId)
    after = cursor
  } while (after !== undefined)
}

type Reader = Pick<StoredClient, 'orgId' | 'widgetIDs' | 'canAccess' | 'onboardingState'>

/** Whether a client reads an agent's conversations, as authorize-portal.ts decides it for a call. */
export const mayRead = (
  client: Reader,
  organisation: Pick<Organisation, 'id' | 'widgetIDs' | 'settings'>,
  agentId: string,
): boolean =>
  client.orgId === organisation.id &&
  organisation.widgetIDs?.has(agentId) === true &&
  (client.widgetIDs?.includes(agentId) ?? true) &&
  client.canAccess?.has('/convos') === true &&
  !disabledMessage(client, organisation)
