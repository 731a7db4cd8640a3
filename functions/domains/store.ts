import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { HostRecord, hostKinds, hostStates } from '#shared/domains/schema'

/** Of a custom domain, what its steps know. Times are milliseconds since 1970. */
const Connection = z.object({
  /** Grows with each change, so that of two steps that have read the same row one changes it. */
  version: z.number().int(),
  /** What the TXT record is to say. */
  token: z.string(),
  /** The registrable domain that the host is in. */
  zone: z.string(),
  /** The flow that takes the steps; another that finds itself replaced ends. */
  run: z.string(),
  claimedAt: z.number().int(),
  /** In the key of its row among the unsettled hosts; absent while it is settled. */
  unsettledAt: z.number().int().optional(),
  /** When it expires unless it is live. */
  until: z.number().int(),
  /** Steps since it came into its state, of which the pauses depend. */
  tries: z.number().int(),
  nextAt: z.number().int().optional(),
  records: z.array(HostRecord),
  checkedAt: z.number().int().optional(),
  /** The `id` of a `DnsProvider`. */
  provider: z.string().optional(),
  error: z
    .object({
      message: z.string(),
      key: z.string(),
      values: z.array(z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
  /** The last reminder's hours after the claim. */
  reminded: z.number().int(),
  tenantId: z.string().optional(),
  /** Certificates that were ever asked for and are not deleted: stored before anything is done to them. */
  certificates: z.array(z.string()),
  /** When a certificate was last asked for after another had failed. */
  askedAt: z.number().int().optional(),
  /** Which certificate the tenant has been given. */
  attached: z.string().optional(),
  /** What the removal of the tenant ends in. */
  ending: z.enum(['released', 'expired']).optional(),
  /** Until when a step that was under way as it was given up may still make a tenant. */
  lateUntil: z.number().int().optional(),
  /** Where its visitors are led while the agency has no white label: a product subdomain, or nothing where there is none. */
  redirectsTo: z.string().optional(),
})
export type Connection = z.output<typeof Connection>

const StoredHost = z.object({
  agencyId: z.string(),
  host: z.string(),
  type: z.enum(hostKinds),
  /** The workspace that the agency resells. */
  workspaceId: z.string(),
  /** Of this claim: the directory's row carries it, so that a step of an earlier claim that comes late changes nothing. */
  claimId: z.string(),
  /** `released` is kept for as long as the directory reserves the host for the agency. */
  state: z.enum([...hostStates, 'released']),
  /** Who claimed it. */
  by: z.string(),
  /** When it came into this state, in milliseconds; a product subdomain that is unsettled is found by it. */
  at: z.number().int(),
  /** Unix seconds. */
  expiresAt: z.number().int().optional(),
  ...Connection.partial().shape,
})
export type StoredHost = z.output<typeof StoredHost>

/** A custom domain, as its steps read it. */
export interface ConnectedHost extends Connection, Omit<StoredHost, keyof Connection> {
  readonly type: 'custom'
}

export const isConnected = (row: StoredHost | undefined): row is ConnectedHost =>
  row?.type === 'custom' && row.version !== undefined

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

/** A tenant that no claim names any more, with the certificates that go after it. */
export const LeftTenant = z.object({ name: z.string(), certificates: z.array(z.string()) })
export type LeftTenant = z.output<typeof LeftTenant>

/** Stored before such a tenant is deleted: with it would go what says which certificates it had. */
export const leftTenants = entity<LeftTenant, { name: string }>({
  name: 'left-tenant',
  parse: (item) => LeftTenant.parse(item),
  key: keys.leftTenant,
})

const DnsReminder = z.object({
  domain: z.string(),
  agencyId: z.string(),
  agencyName: z.string(),
  userEmail: z.string(),
  /** Hours after the claim: 24 or 72. */
  bucket: z.number().int(),
  /** Unix seconds. */
  timestamp: z.number().int(),
  sent: z.boolean(),
  claimId: z.string(),
})
export type DnsReminder = z.output<typeof DnsReminder>

/** A reminder to set the records of a host, once for each claim and bucket (specification 2, section 3). */
export const dnsReminders = entity<DnsReminder, { agencyId: string; claimId: string; bucket: number }>({
  name: 'dns-reminder',
  parse: (item) => DnsReminder.parse(item),
  key: keys.dnsReminder,
})
