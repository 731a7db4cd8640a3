import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { workspaceText } from './messages.ts'

/** Seats of every workspace (design decision: specification 3 leaves the number open), beside those that a plan adds. */
export const DEFAULT_SEATS = 2

/** Specification 3, section 5 asks for `@` and `.`; what looks like it but is no address bounces later and helps nobody. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/, fieldMessage(workspaceText('emailInvalid')))

/** Somebody who works in a workspace that another person owns. `joinedAt` in unix seconds. */
export const Member = z.object({ email: z.string(), joinedAt: z.number().int() })
export type Member = z.infer<typeof Member>

/** An invitation that waits. Times are milliseconds since 1970; the token is in the mail and nowhere else. */
export const Invitation = z.object({
  email: z.string(),
  invitedBy: z.string(),
  invitedAt: z.number().int(),
  expiresAt: z.number().int(),
})
export type Invitation = z.infer<typeof Invitation>

/** Who has which place. The owner needs none. */
export const Team = z.object({
  owner: z.object({ email: z.string(), displayName: z.string(), photoURL: z.string() }),
  members: z.array(Member),
  invitations: z.array(Invitation),
  seats: z.object({ used: z.number().int(), total: z.number().int() }),
})
export type Team = z.infer<typeof Team>

/** A line of the activity log. `at` in milliseconds since 1970. */
export const Activity = z.object({
  id: z.string(),
  action: z.string(),
  by: z.string(),
  /** How whoever did it calls themselves, if they have an account and said so. */
  byName: z.string().optional(),
  at: z.number().int(),
  subject: z.string().optional(),
  /** What people called the subject at that moment. */
  called: z.string().optional(),
})
export type Activity = z.infer<typeof Activity>
