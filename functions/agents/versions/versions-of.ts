import { type StoredVersion, versions } from '#functions/agents/store'

/** All versions of an agent, oldest first. A page of the table ends at 1 MB, which a few versions of a large agent fill. */
export const versionsOf = async (agentId: string, consistent = false): Promise<readonly StoredVersion[]> => {
  const found: StoredVersion[] = []
  let after: string | undefined
  do {
    const page = await versions.list(`AGT#${agentId}`, 'VER#', { consistent, after })
    found.push(...page.items)
    after = page.cursor
  } while (after !== undefined)
  return found
}
