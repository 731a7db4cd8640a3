import { workspaces } from '#functions/workspaces/store'
import { workspaceSummary } from '#functions/workspaces/workspace-summary'
import type { WorkspaceSummary } from '#shared/workspaces/schema'
import { members } from './store.ts'

/** The workspaces that an e-mail address is a member of. The caller must have verified the address. */
export const membershipsOf = async (email: string | undefined): Promise<WorkspaceSummary[]> => {
  if (!email) return []
  const joined = await members.listBy('gsi1', `MEMBER#${email}`, 'WS#')
  const others = await workspaces.getMany(joined.items.map(({ uid }) => ({ uid })))
  const rightsOf = new Map(joined.items.map(({ uid, rights }) => [uid, rights]))
  return others.map((other) => workspaceSummary(other, { role: 'member', rights: rightsOf.get(other.uid) ?? [] }))
}
