import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const StoredInvitation = z.object({
  uid: z.string(),
  email: z.string(),
  /** The token itself is in the mail only. */
  tokenHash: z.string(),
  invitedBy: z.string(),
  invitedAt: z.number().int(),
  expiresAt: z.number().int(),
})
export type StoredInvitation = z.infer<typeof StoredInvitation>

/** One per address: inviting again replaces the invitation and its link. */
export const invitations = entity<StoredInvitation, { uid: string; email: string }>({
  name: 'invitation',
  parse: (item) => StoredInvitation.parse(item),
  key: keys.invitation,
  expires: ({ expiresAt }) => Math.floor(expiresAt / 1000),
})
