import * as z from 'zod'

export const hostKinds = ['subdomain', 'custom'] as const
export type HostKind = (typeof hostKinds)[number]

const DAY_MS = 24 * 3_600_000

/** How long a host that an agency gave up stays reserved for it: 90 days and 30. */
export const RESERVED_MS = { subdomain: 90 * DAY_MS, custom: 30 * DAY_MS } as const satisfies Record<HostKind, number>

/**
 * What a host goes through. `claiming`: its name is being taken. `waiting`: for the DNS records. `proven`: the records are there, and
 * the edge is asked to answer for it. `certificate`: one is being issued. `probing`: whether it answers. `expired`: its records were
 * not found in time. `refused`: for ever, `error` says why. `removing`: being given up.
 */
export const hostStates = [
  'claiming',
  'waiting',
  'proven',
  'certificate',
  'probing',
  'live',
  'expired',
  'refused',
  'removing',
] as const
export type HostState = (typeof hostStates)[number]

/** What can be wrong with a record that is there. */
const recordFaults = [
  /** Another value than the wanted one. */
  'other-value',
  /** Leads somewhere else. */
  'elsewhere',
  /** Its DNS provider answers in its place, with addresses of its own. */
  'proxied',
  /** Leads back to itself, or through more than eight names. */
  'loop',
  /** A CAA record lets only other authorities issue certificates. */
  'forbidden',
] as const

/** A DNS record that is to be set, with the columns of specification 2, section 3, and what the zone answers now. */
export const HostRecord = z.object({
  /** `found` also where an address stands in place of the CNAME and leads to the same place. */
  status: z.enum(['found', 'missing', 'wrong']),
  /** `CAA` only while one forbids the certificate: then it is to be added to those that are there. */
  type: z.enum(['TXT', 'CNAME', 'CAA']),
  /** The whole name. */
  name: z.string(),
  /** The name below `zone`, as most providers' forms want it. */
  label: z.string(),
  value: z.string(),
  priority: z.number().int().optional(),
  /** Seconds. */
  ttl: z.number().int(),
  /** What the zone answers now: values, or the names and addresses that the name leads to; empty when it answers nothing. */
  answers: z.array(z.string()),
  fault: z.enum(recordFaults).optional(),
})
export type HostRecord = z.output<typeof HostRecord>

/** Who keeps the domain's records, known by its name servers. */
export const DnsProvider = z.object({
  /** Such as `cloudflare`. */
  id: z.string(),
  name: z.string(),
  /** How records are set there. */
  helpUrl: z.url(),
})
export type DnsProvider = z.output<typeof DnsProvider>

/** A text for users, with key and values by which screens translate it. */
const HostText = z.object({
  message: z.string(),
  key: z.string().optional(),
  values: z.array(z.union([z.string(), z.number()])).optional(),
})

/** A host as its agency's team sees it. Times are unix seconds. Those below `state` are of custom domains. */
export const AgencyHost = z.object({
  host: z.string(),
  kind: z.enum(hostKinds),
  state: z.enum(hostStates),
  /** When it came into this state. */
  since: z.number().int(),
  /** The domain whose records are to be changed: `acme.com` of `portal.acme.com`. */
  zone: z.string().optional(),
  records: z.array(HostRecord).optional(),
  /** When the records were last looked at, and when they are next by themselves. */
  checkedAt: z.number().int().optional(),
  nextAt: z.number().int().optional(),
  /** When a host whose records are not found expires. */
  expiresAt: z.number().int().optional(),
  /** What keeps it where it is, or why it was refused. */
  error: HostText.optional(),
  provider: DnsProvider.optional(),
  /** The product subdomain that its visitors are led to, since the agency has no white label any more. */
  redirectsTo: z.string().optional(),
})
export type AgencyHost = z.output<typeof AgencyHost>
