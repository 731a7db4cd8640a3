import * as z from 'zod'

export const hostKinds = ['subdomain', 'custom'] as const
export type HostKind = (typeof hostKinds)[number]

const DAY_MS = 24 * 3_600_000

/** How long a host that an agency gave up stays reserved for it: 90 days and 30. */
export const RESERVED_MS = { subdomain: 90 * DAY_MS, custom: 30 * DAY_MS } as const satisfies Record<HostKind, number>

/** A host as its agency's team sees it. */
export const AgencyHost = z.object({
  host: z.string(),
  kind: z.enum(hostKinds),
  /** `claiming`: being set up. `live`: answers. `removing`: being given up. */
  state: z.enum(['claiming', 'live', 'removing']),
})
export type AgencyHost = z.output<typeof AgencyHost>
