import type { Member } from '#shared/workspaces/members'
import type { StoredMember } from './store.ts'

/** A member as their team sees them. Before rights existed, every member could read the keys of agents. */
export const presentMember = ({ email, joinedAt, rights, couldReadKeys }: StoredMember): Member => ({
  email,
  joinedAt,
  rights: rights ?? [],
  couldReadKeys: couldReadKeys ?? (rights === undefined || rights.includes('keys')),
})
