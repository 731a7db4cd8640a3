import type { Member } from '#shared/workspaces/members'
import { couldReadKeys } from './could-read-keys.ts'
import type { StoredMember } from './store.ts'

/** A member as their team sees them, with the name and picture of their profile. */
export const presentMember = (
  member: StoredMember,
  { displayName, photoURL }: Pick<Member, 'displayName' | 'photoURL'>,
): Member => ({
  email: member.email,
  displayName,
  photoURL,
  joinedAt: member.joinedAt,
  rights: member.rights ?? [],
  couldReadKeys: couldReadKeys(member),
})
