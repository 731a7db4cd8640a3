import { agents } from './store.ts'

/** The ids of all agents of a workspace. */
export const agentIdsOf = async (workspaceId: string): Promise<readonly string[]> => {
  const ids: string[] = []
  let after: string | undefined
  do {
    const page = await agents.listBy('gsi1', `WS#${workspaceId}`, 'AGT#', { limit: 100, after })
    ids.push(...page.items.map(({ ID }) => ID))
    after = page.cursor
  } while (after)
  return ids
}
