import { organisations } from '#features/workspaces'

interface Named {
  readonly id: string
  readonly name: string
}

/** Which organisations have each agent of a workspace; its own organisation has all of them and is left out. */
export const organisationsByAgent = async (workspaceId: string): Promise<ReadonlyMap<string, readonly Named[]>> => {
  const found = new Map<string, Named[]>()
  let after: string | undefined
  do {
    const page = await organisations.listBy('gsi1', `WS#${workspaceId}`, 'ORG#', { limit: 100, after })
    for (const { id, name, widgetIDs } of page.items) {
      if (id === workspaceId) continue
      for (const agentId of widgetIDs ?? []) found.set(agentId, [...(found.get(agentId) ?? []), { id, name }])
    }
    after = page.cursor
  } while (after !== undefined)
  return found
}
