import { type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import { ownedWorkspaces } from './store.ts'

/** The workspaces that an owner has made beside their personal one, the oldest first. */
export const ownedBy = async (home: string): Promise<readonly StoredWorkspace[]> => {
  const { items } = await ownedWorkspaces.list(`WS#${home}`, 'OWNED#', { consistent: true })
  if (items.length === 0) return []
  const found = await workspaces.getMany(
    items.map(({ uid }) => ({ uid })),
    { consistent: true },
  )
  return found.toSorted((a, b) => a.joinedAt - b.joinedAt || (a.uid < b.uid ? -1 : 1))
}
