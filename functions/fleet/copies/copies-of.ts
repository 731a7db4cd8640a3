import { copies, type StoredCopy } from '#functions/fleet/store'

/** All copies of a workspace. Strongly consistent: who has just linked an agent sees it. */
export const copiesOfWorkspace = async (workspaceId: string): Promise<readonly StoredCopy[]> => {
  const found: StoredCopy[] = []
  let after: string | undefined
  do {
    const page = await copies.list(`WS#${workspaceId}`, 'COPY#', { consistent: true, after })
    found.push(...page.items)
    after = page.cursor
  } while (after !== undefined)
  return found
}

/** The copies of one of its agents. */
export const copiesOf = async (workspaceId: string, sourceId: string): Promise<readonly StoredCopy[]> =>
  (await copiesOfWorkspace(workspaceId)).filter((copy) => copy.sourceId === sourceId)
