import * as z from 'zod'
import { FirstClaims } from '#lib/claims/first-claims'
import { entity } from '#lib/database/entity'
import { directoryKeys, keys } from '#lib/database/keys'
import { regionNames } from '#shared/regions'
import { EmailDomainStatus, StoppedAddress } from '#shared/senders/schema'

const Seen = z.enum(['found', 'missing', 'failed'])

const StoredSender = z.object({
  agencyId: z.string(),
  /** The workspace that the agency resells. */
  workspaceId: z.string(),
  domain: z.string(),
  /** Of this claim: directory and identity carry it, so that a step of an earlier claim that comes late changes nothing. */
  id: z.string(),
  /** `present`: its identity exists, and `status` says how it stands. */
  state: z.enum(['claiming', 'present', 'removing']),
  status: EmailDomainStatus,
  /** Of DKIM: each is a record, `<token>._domainkey` to `<token>.<signingZone>`. */
  tokens: z.array(z.string()),
  signingZone: z.string(),
  /** The label below the domain that takes bounces; empty before the identity exists. */
  mailFrom: z.string(),
  dkimSeen: Seen,
  mailFromSeen: Seen,
  /** Why the provider did not find the records, in its words. */
  error: z.string().optional(),
  checkedAt: z.number().int().optional(),
  /** When the run that looks for the records began; with the claim's id it is the run's name. */
  verifyingAt: z.number().int().optional(),
  /** Who claimed it. */
  by: z.string(),
  /** When it was added, or last verified by hand, in milliseconds. */
  at: z.number().int(),
  /** When it is next to be looked at: in the key of its row of those that are due. */
  dueAt: z.number().int(),
  /** Grows with each change. */
  version: z.number().int(),
})
export type StoredSender = z.output<typeof StoredSender>

export const senders = entity<StoredSender, { agencyId: string }>({
  name: 'agency-sender',
  parse: (item) => StoredSender.parse(item),
  key: keys.sender,
})

const StoredAddress = StoppedAddress.extend({
  agencyId: z.string(),
  /** Unix seconds. */
  expiresAt: z.number().int(),
})
export type StoredAddress = z.output<typeof StoredAddress>

/** Addresses to which an agency's mail no longer goes. */
export const stoppedAddresses = entity<StoredAddress, { agencyId: string; id: string }>({
  name: 'stopped-address',
  parse: (item) => StoredAddress.parse(item),
  key: keys.stoppedAddress,
  expires: ({ expiresAt }) => expiresAt,
})

/** Which agency sends from a domain, as the directory tells every region. */
const MailDomain = z.object({
  domain: z.string(),
  agencyId: z.string(),
  region: z.enum(regionNames),
  claimId: z.string(),
  /** `released`: given up. It stays so that a late step of the same claim takes nothing. */
  state: z.enum(['claimed', 'released']),
  at: z.number().int(),
  /** When its keys were found in DNS, in milliseconds; absent once they were not for days. One without keeps nobody out for long. */
  provenAt: z.number().int().optional(),
  /** Of a domain that is not proven: who claimed it since when, which releases and later claims keep. */
  firstClaims: FirstClaims.optional(),
})
export type MailDomain = z.output<typeof MailDomain>

export const mailDomains = entity<MailDomain, { domain: string }>({
  name: 'mail-domain',
  parse: (item) => MailDomain.parse(item),
  key: directoryKeys.mailDomain,
  table: 'DIRECTORY_TABLE_NAME',
})
