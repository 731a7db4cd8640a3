import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { workspaceText } from './messages.ts'
import { Right } from './rights.ts'

/** Seats of every workspace (specification 3 leaves the number open), without those that a plan adds. */
export const DEFAULT_SEATS = 2

/** Specification 3, section 5 only requires `@` and `.`; stricter here, because mail to a wrong address bounces. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/, fieldMessage(workspaceText('emailInvalid')))

/**
 * An address that a mail of ours may be sent to because a member entered it: no control characters, nothing that a mail
 * program reads as a link, a list or an encoded word, and lengths as SMTP has them.
 */
export const InvitedEmail = Email.regex(
  /^[\p{L}\p{M}\p{N}.!#$&*+=^_{|}~-]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]+$/u,
  fieldMessage(workspaceText('emailInvalid')),
)

/** A user with access to another user's workspace. `joinedAt` in unix seconds; `rights`: what the owner allows beyond daily work. */
export const Member = z.object({
  email: z.string(),
  /** Empty for a member who has entered none. */
  displayName: z.string(),
  photoURL: z.string(),
  joinedAt: z.number().int(),
  rights: z.array(Right),
  /** Whether they can or once could read agents' keys, and so may still know them. */
  couldReadKeys: z.boolean(),
})
export type Member = z.infer<typeof Member>

/** An open invitation. Times are milliseconds since 1970; the token is only in the mail. */
export const Invitation = z.object({
  email: z.string(),
  invitedBy: z.string(),
  invitedAt: z.number().int(),
  expiresAt: z.number().int(),
})
export type Invitation = z.infer<typeof Invitation>

/** A workspace's users, invitations and seats. The owner needs no seat. */
export const Team = z.object({
  owner: z.object({ email: z.string(), displayName: z.string(), photoURL: z.string() }),
  members: z.array(Member),
  invitations: z.array(Invitation),
  seats: z.object({ used: z.number().int(), total: z.number().int() }),
})
export type Team = z.infer<typeof Team>

/** An entry of the activity log. `at` in milliseconds since 1970. */
export const Activity = z.object({
  id: z.string(),
  action: z.string(),
  by: z.string(),
  /** The actor's display name, if they have one. */
  byName: z.string().optional(),
  at: z.number().int(),
  subject: z.string().optional(),
  /** The subject's name at that time. */
  called: z.string().optional(),
})
export type Activity = z.infer<typeof Activity>
