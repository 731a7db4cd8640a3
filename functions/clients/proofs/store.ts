import * as z from 'zod'
import { Teammate } from '#lib/auth/portal/teammate'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/**
 * `log-in`: of a link that logs in. `ticket`: the second step of a log-in. `password`: of an invitation or a reset, to set a
 * password.
 */
const purposes = ['log-in', 'ticket', 'password'] as const
export type Purpose = (typeof purposes)[number]

const PortalToken = z.object({
  /** The SHA-256 of its secret. */
  id: z.string(),
  purpose: z.enum(purposes),
  agencyId: z.string(),
  clientId: z.string(),
  /** The client's address then: what was mailed to it ends with another one. */
  email: z.string().optional(),
  /** Of the client's password: a newer one ends what was handed out before. */
  passwordVersion: z.number().int(),
  via: z.enum(['password', 'code', 'token', 'team']),
  by: z.string().optional(),
  /** With `via` "team". */
  teammate: Teammate.optional(),
  /** Unix seconds. */
  expiresAt: z.number().int(),
})
export type PortalToken = z.output<typeof PortalToken>

export const portalTokens = entity<PortalToken, { id: string }>({
  name: 'portal-token',
  parse: (item) => PortalToken.parse(item),
  key: keys.portalToken,
  expires: ({ expiresAt }) => expiresAt,
})

const PortalCode = z.object({
  id: z.string(),
  /** The HMAC of the code: its digits are too few for a hash that anyone can compute. */
  mac: z.string(),
  tries: z.number().int(),
  expiresAt: z.number().int(),
})
export type PortalCode = z.output<typeof PortalCode>

/** A newer code replaces the one before. */
export const portalCodes = entity<PortalCode, { id: string }>({
  name: 'portal-code',
  parse: (item) => PortalCode.parse(item),
  key: keys.portalCode,
  expires: ({ expiresAt }) => expiresAt,
})
