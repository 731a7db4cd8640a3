import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { hostKinds } from '#shared/domains/schema'

const StoredHost = z.object({
  agencyId: z.string(),
  host: z.string(),
  type: z.enum(hostKinds),
  /** The workspace that the agency resells. */
  workspaceId: z.string(),
  /** Of this claim: the directory's row carries it, so that a step of an earlier claim that comes late changes nothing. */
  claimId: z.string(),
  /** `released` is kept for as long as the directory reserves the host for the agency. */
  state: z.enum(['claiming', 'live', 'removing', 'released']),
  /** Who claimed it. */
  by: z.string(),
  /** When it came into this state, in milliseconds; what is unsettled is found by it. */
  at: z.number().int(),
  /** Unix seconds. */
  expiresAt: z.number().int().optional(),
})
export type StoredHost = z.output<typeof StoredHost>

export const hosts = entity<StoredHost, { agencyId: string; host: string }>({
  name: 'agency-host',
  parse: (item) => StoredHost.parse(item),
  key: keys.agencyHost,
  expires: ({ expiresAt }) => expiresAt,
})

export const UnsettledHost = z.object({ at: z.number().int(), host: z.string(), agencyId: z.string() })
export type UnsettledHost = z.output<typeof UnsettledHost>

/** Written with each state that is not final and removed with the final one: a sweeper settles what a crash has left. */
export const unsettledHosts = entity<UnsettledHost, { at: number; host: string }>({
  name: 'unsettled-host',
  parse: (item) => UnsettledHost.parse(item),
  key: keys.unsettledHost,
})
